// Addresses of the room: /, /lobby, /new/<game>, /t/<table>, /learn/<game>, /replay, /replay/<table or record>, /verify, /review/<table>,
// /statistics, /account, /credits.
class Router {
  path = $state(location.pathname)

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded)
  }

  go(path: string): void {
    if (path === location.pathname + location.search) return
    history.pushState(null, '', path)
    this.arrive()
    scrollTo(0, 0)
  }

  arrive(): void {
    this.path = location.pathname
    // A new page is announced and read from its heading on.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus())
  }
}

/** A part of an address; one that is written wrongly stays as it is, and names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const router = new Router()
addEventListener('popstate', () => router.arrive())

/** Let links inside the room change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = (event.target as Element | null)?.closest?.('a')
  if (
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    link.pathname.startsWith('/api/')
  )
    return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
