import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { firstLanguage, speech } from './i18n/language.svelte'
import { wear } from './ui/prefs.svelte'

wear({ light: matchMedia('(prefers-color-scheme: light)').matches, contrast: matchMedia('(prefers-contrast: more)').matches }) // before anything is painted
await speech.choose(firstLanguage())
mount(App, { target: document.getElementById('app')! })
