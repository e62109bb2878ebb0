// How everybody looks: the eleven characters by name, the heroes by id. Same name, same face, whoever owns the card.
export type Hat =
  'horns' | 'nasal' | 'lamp' | 'cap' | 'crown' | 'hood' | 'wolf' | 'kerchief' | 'storm' | 'flame' | 'veil' | 'none'
export type Beard = 'long' | 'fork' | 'braids' | 'short' | 'none'
export type Tool =
  | 'axe'
  | 'sword'
  | 'hammer'
  | 'spear'
  | 'mace'
  | 'pick'
  | 'shovel'
  | 'drill'
  | 'lantern'
  | 'torc'
  | 'bolt'
  | 'crossbow'
  | 'fire'
  | 'orb'
  | 'stone'
  | 'horn'
  | 'scythe'

export interface Look {
  hair: string
  hat: Hat
  beard: Beard
  tool: Tool
  skin?: string
  coat?: string
  /** Plaits instead of a beard. */
  plaits?: boolean
  patch?: boolean
  scar?: boolean
  old?: boolean
}

const STEEL = '#8b98a8'
const LEATHER = '#8a5a2e'

const CHARACTERS: Record<string, Look> = {
  Asger: { hair: '#b5541d', hat: 'horns', beard: 'long', tool: 'axe', coat: STEEL },
  Brokk: { hair: '#3a2a20', hat: 'nasal', beard: 'fork', tool: 'hammer', coat: STEEL, scar: true },
  Dagna: { hair: '#e2b04a', hat: 'horns', beard: 'none', tool: 'sword', coat: STEEL, plaits: true },
  Eirik: { hair: '#8c8f94', hat: 'nasal', beard: 'braids', tool: 'spear', coat: STEEL, patch: true },
  Sigrun: { hair: '#a33f24', hat: 'nasal', beard: 'none', tool: 'mace', coat: STEEL, plaits: true, scar: true },
  Fundin: { hair: '#d9a441', hat: 'lamp', beard: 'short', tool: 'pick', coat: LEATHER },
  Gudda: { hair: '#6b3d1e', hat: 'kerchief', beard: 'none', tool: 'shovel', coat: LEATHER, plaits: true },
  Kettil: { hair: '#c9c3b4', hat: 'cap', beard: 'long', tool: 'lantern', coat: LEATHER, old: true },
  Lofar: { hair: '#7a2f17', hat: 'lamp', beard: 'fork', tool: 'pick', coat: LEATHER },
  Una: { hair: '#2e2622', hat: 'lamp', beard: 'none', tool: 'drill', coat: LEATHER, plaits: true },
  Torvald: { hair: '#efe4c8', hat: 'crown', beard: 'braids', tool: 'torc', coat: '#7c2436', old: true },
}

const HEROES: Record<string, Look> = {
  haldor: { hair: '#4c5f86', hat: 'storm', beard: 'long', tool: 'bolt', coat: '#2f4d7d' },
  hedda: { hair: '#c98f3a', hat: 'lamp', beard: 'none', tool: 'pick', coat: '#7a5326', plaits: true },
  ylva: { hair: '#e8662a', hat: 'flame', beard: 'none', tool: 'fire', coat: '#8c2f1e', plaits: true },
  orm: { hair: '#5b3a22', hat: 'cap', beard: 'short', tool: 'crossbow', coat: '#3f5d33', patch: true },
  runa: { hair: '#c7ccd2', hat: 'none', beard: 'none', tool: 'stone', coat: '#5d6672', skin: '#9aa3ad', plaits: true },
  grima: { hair: '#2b2b33', hat: 'hood', beard: 'none', tool: 'scythe', coat: '#3c3352', skin: '#d9c7b5' },
  tove: { hair: '#d8d2ee', hat: 'veil', beard: 'none', tool: 'orb', coat: '#54338a', plaits: true },
  fenja: { hair: '#9a4a26', hat: 'wolf', beard: 'none', tool: 'horn', coat: '#59636b', plaits: true, scar: true },
}

const ANYBODY: Look = { hair: '#8a5a2e', hat: 'cap', beard: 'short', tool: 'pick', coat: LEATHER }

/** A character by its name; those of a pack of one's own by their class. */
export const lookOf = (name: string, of: string): Look =>
  CHARACTERS[name] ?? (of === 'warrior' ? CHARACTERS['Asger']! : of === 'leader' ? CHARACTERS['Torvald']! : ANYBODY)
export const heroLook = (hero: string | null): Look => (hero && HEROES[hero]) || ANYBODY
/** The first of each class: what a character card shows. */
export const FIRST: Record<string, string> = { warrior: 'Asger', miner: 'Fundin', leader: 'Torvald' }
