// Keeps the room's own files, so that it opens at once and even without a network; wakes up when something happens at a
// table and nobody looks. What the server says (/api) is never kept.
// Every release keeps its files under a name of its own (build/release.ts), and those of the one before go.
const KEPT = 'ludoteka-release'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then(async (kept) => {
        const page = await fetch('/', { cache: 'no-cache' })
        const files = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1])
        await kept.put('/', page)
        await Promise.allSettled(files.map((file) => kept.add(file)))
      })
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  if (
    request.method !== 'GET' ||
    !request.url.startsWith(self.location.origin) ||
    path.startsWith('/api') ||
    path === '/sw.js'
  )
    return
  if (request.mode === 'navigate')
    event.respondWith(
      fetch(request).then(
        (page) => {
          if (page.ok && isPage(page)) keep('/', page.clone())
          return page
        },
        async () => (await caches.match('/')) ?? Response.error(),
      ),
    )
  else
    event.respondWith(
      caches.match(request).then(
        (here) =>
          here ??
          fetch(request).then((file) => {
            if (file.ok && /^\/(assets|textures)\//.test(path)) keep(request, file.clone())
            return file
          }),
      ),
    )
})

// A first visit is loaded before this worker: the page tells what it has fetched, so that the second visit needs no network.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep))
    event.waitUntil(
      caches
        .open(KEPT)
        .then((kept) =>
          Promise.allSettled(event.data.keep.map(async (file) => (await kept.match(file)) ?? kept.add(file))),
        ),
    )
})

// A picture or a record that somebody opens by its address is not the room's page.
const isPage = (found) => (found.headers.get('content-type') ?? '').startsWith('text/html')

const keep = (name, file) => caches.open(KEPT).then((kept) => kept.put(name, file))

const SAID = {
  en: {
    turn: 'It is your turn.',
    started: 'The match has begun.',
    over: 'The match is over.',
    rematch: 'Once more? There is a new table.',
    takeover: 'A bot plays for you.',
  },
  pl: {
    turn: 'Twoja kolej.',
    started: 'Partia się zaczęła.',
    over: 'Partia się skończyła.',
    rematch: 'Jeszcze raz? Jest nowy stół.',
    takeover: 'Gra za ciebie bot.',
  },
  de: {
    turn: 'Du bist dran.',
    started: 'Die Partie hat begonnen.',
    over: 'Die Partie ist zu Ende.',
    rematch: 'Noch einmal? Es gibt einen neuen Tisch.',
    takeover: 'Ein Bot spielt für dich.',
  },
  cs: {
    turn: 'Jsi na tahu.',
    started: 'Partie začala.',
    over: 'Partie skončila.',
    rematch: 'Ještě jednou? Je tu nový stůl.',
    takeover: 'Hraje za tebe bot.',
  },
}
const language = SAID[new URL(self.location).searchParams.get('lang')] ?? SAID.en

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification('Ludoteka', {
      body: language[notice.what] ?? '',
      tag: notice.table,
      data: notice.table,
      icon: '/favicon.svg',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data ? `/t/${event.notification.data}` : '/'
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const here = open.find((page) => new URL(page.url).pathname === path)
      return here ? here.focus() : self.clients.openWindow(path)
    }),
  )
})
