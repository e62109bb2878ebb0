// What a person has chosen for this browser. Kept here, never sent.
const KEY = 'ludoteka'

export interface Wished {
  language: string
  theme: 'system' | 'dark' | 'light'
  size: 'normal' | 'large' | 'huge'
  font: 'own' | 'readable'
  contrast: 'system' | 'more'
  motion: 'system' | 'less'
  /** How long pieces take on their way. */
  speed: 'slow' | 'normal' | 'fast' | 'none'
  /** Play at the picture, or at the table of words. */
  table: 'picture' | 'words'
  sound: boolean
  confirm: boolean
  shortcuts: boolean
}

const USUAL: Wished = {
  language: '',
  theme: 'dark',
  size: 'normal',
  font: 'own',
  contrast: 'system',
  motion: 'system',
  speed: 'normal',
  table: 'picture',
  sound: true,
  confirm: false,
  shortcuts: true,
}

export const prefs = $state<Wished>({ ...USUAL, ...read() })

/** What was found out about this machine during this visit. */
export const machine = $state({ slow: false })

function read(): Partial<Wished> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wished>
  } catch {
    return {} // storage switched off or spoilt: begin anew
  }
}

/** Keep the choices, and dress the page in them. To be called within an effect. */
export function wear(bySystem: { light: boolean; contrast: boolean }): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // a browser without storage forgets; nothing else is lost
  }
  const dress = document.documentElement.dataset
  dress['theme'] = prefs.theme === 'system' ? (bySystem.light ? 'light' : 'dark') : prefs.theme
  dress['contrast'] = prefs.contrast === 'more' || bySystem.contrast ? 'more' : 'usual'
  dress['size'] = prefs.size
  dress['font'] = prefs.font
  dress['motion'] = prefs.motion === 'less' || machine.slow ? 'less' : 'usual'
}
