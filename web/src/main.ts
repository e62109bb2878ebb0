import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { firstLanguage, speech } from './i18n/language.svelte'

await speech.choose(firstLanguage())
mount(App, { target: document.getElementById('app')! })
