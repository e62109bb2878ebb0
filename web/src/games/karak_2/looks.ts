// A sign for each item, unit, resource and building.
export const SIGNS: Record<string, string> = {
  food: 'wheat', wood: 'log', stone: 'rock', sword: 'sword', hammer: 'hammer', fireball: 'flame', pickpocket: 'hand', wagon: 'wagon', amulet: 'amulet', 'small-stone': 'gem', 'large-stone': 'gem', archstone: 'gem',
  'amulet-of-resources': 'wheat', 'amulet-of-fame': 'banner', 'amulet-of-action': 'boot', 'amulet-of-protection': 'shield', 'amulet-of-the-titan': 'fist',
  hero: 'star', knight: 'shield', archer: 'bow', mage: 'wand', skeleton: 'bone', bear: 'paw', titan: 'fist', city: 'castle', stable: 'horse', portal: 'portal', banners: 'banner', camp: 'tent', range: 'bow', tower: 'wand',
  harvest: 'wheat', 'harvest-more': 'wheat', heal: 'heart', found: 'castle', 'found-less': 'castle', recruit: 'swords', 'pick-up': 'hand', purge: 'plague', raise: 'skull', hawk: 'hawk', 'portal-home': 'portal', end: 'moon', done: 'star',
}
export const sign = (what: string): string => SIGNS[what] ?? 'star'
export const HUES: Record<string, number> = { food: 45, wood: 24, stone: 220, hero: 42, knight: 4, archer: 128, mage: 215, skeleton: 275, bear: 24, titan: 32, sword: 205, hammer: 28, fireball: 14, pickpocket: 265 }
export const hue = (what: string): number => HUES[what] ?? 285
/** A face of a die as it is printed on it. */
export const pip = (face: string): string => ({ '0': '·', S: '☠', SS: '☠☠' })[face] ?? face
