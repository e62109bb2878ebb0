// What people want to know of a game before they sit down, beside its text: how long it lasts and how much there is to learn.
export interface AboutGame {
  minutes: [number, number]
  weight: 'light' | 'middle' | 'heavy'
}

const KNOWN: Record<string, AboutGame> = {
  kragmortha: { minutes: [20, 40], weight: 'light' },
  'karak-goblin': { minutes: [30, 60], weight: 'light' },
  toerkk: { minutes: [30, 60], weight: 'middle' },
  'karak-2': { minutes: [60, 120], weight: 'heavy' },
}

export const aboutGame = (game: string): AboutGame | undefined => KNOWN[game]
