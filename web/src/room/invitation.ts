// The invitation that a link to this room brings: /?invite=…

/** The word of an invitation, from a link or as somebody has typed it; empty where there is none. */
export function invitationIn(text: string): string {
  const typed = text.trim()
  const found = /[?&]invite=([A-Za-z0-9_-]+)/.exec(typed)
  return found ? found[1]! : /^[A-Za-z0-9_-]+$/.test(typed) ? typed : ''
}

/** Take the word out of the address of this page, so that it is not handed on by a copied link. */
export function hideInvitation(): void {
  const here = new URL(location.href)
  if (!here.searchParams.has('invite')) return
  here.searchParams.delete('invite')
  history.replaceState(history.state, '', here)
}
