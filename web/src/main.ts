import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { firstLanguage, speech } from './i18n/language.svelte'
import { loadAnewOnce } from './ui/anew'
import { wear } from './ui/prefs.svelte'

addEventListener('vite:preloadError', loadAnewOnce)
wear({
  light: matchMedia('(prefers-color-scheme: light)').matches,
  contrast: matchMedia('(prefers-contrast: more)').matches,
}) // before anything is painted
await speech.choose(firstLanguage())
mount(App, { target: document.getElementById('app')! })

/** The room's own files among those that this page has fetched. */
const ownFiles = (fetched: PerformanceEntryList): string[] =>
  fetched
    .map((each) => new URL(each.name))
    .filter((each) => each.origin === location.origin && /^\/(assets|textures)\//.test(each.pathname))
    .map((each) => each.pathname)

// Next time the room opens from what is kept here. With a push notice the same worker is asked for in the person's language.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker
    .getRegistration()
    .then((here) => here ?? navigator.serviceWorker.register(`/sw.js?lang=${speech.language}`))
    .catch(() => undefined)
  // Files fetched after the worker is ready, but before it serves this page, are told to it, too.
  void navigator.serviceWorker.ready.then((here) =>
    new PerformanceObserver((list) => here.active?.postMessage({ keep: ownFiles(list.getEntries()) })).observe({
      type: 'resource',
      buffered: true,
    }),
  )
}
