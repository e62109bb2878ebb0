// Wakes up when something happens at a table and nobody looks. Keeps nothing, caches nothing.
const SAID = {
  en: { turn: 'It is your turn.', started: 'The match has begun.', over: 'The match is over.', rematch: 'Once more? There is a new table.', takeover: 'A bot plays for you.' },
  pl: { turn: 'Twoja kolej.', started: 'Partia się zaczęła.', over: 'Partia się skończyła.', rematch: 'Jeszcze raz? Jest nowy stół.', takeover: 'Gra za ciebie bot.' },
  de: { turn: 'Du bist dran.', started: 'Die Partie hat begonnen.', over: 'Die Partie ist zu Ende.', rematch: 'Noch einmal? Es gibt einen neuen Tisch.', takeover: 'Ein Bot spielt für dich.' },
  cs: { turn: 'Jsi na tahu.', started: 'Partie začala.', over: 'Partie skončila.', rematch: 'Ještě jednou? Je tu nový stůl.', takeover: 'Hraje za tebe bot.' },
}
const language = SAID[new URL(self.location).searchParams.get('lang')] ?? SAID.en

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification('Ludoteka', { body: language[notice.what] ?? '', tag: notice.table, data: notice.table, icon: '/favicon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data ? `/t/${event.notification.data}` : '/'
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then((open) => {
    const here = open.find((page) => new URL(page.url).pathname === path)
    return here ? here.focus() : self.clients.openWindow(path)
  }))
})
