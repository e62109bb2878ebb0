// What is drawn on each action card and each piece of equipment.
export const LOOKS: Record<string, string> = {
  'arg-1': 'wand', 'arg-2': 'ice', 'arg-3': 'orb', 'arg-4': 'flame', 'arg-5': 'flame', 'arg-6': 'sun',
  'hor-1': 'axe', 'hor-2': 'hammer', 'hor-3': 'horn', 'hor-4': 'tower', 'hor-5': 'shield', 'hor-6': 'rage',
  'xan-1': 'flame', 'xan-2': 'arrow', 'xan-3': 'heart', 'xan-4': 'skull', 'xan-5': 'bone', 'xan-6': 'mist',
  'ade-1': 'dagger', 'ade-2': 'dagger', 'ade-3': 'step', 'ade-4': 'cloak', 'ade-5': 'hand', 'ade-6': 'vial',
  'vic-1': 'sword', 'vic-2': 'arrow', 'vic-3': 'eye', 'vic-4': 'swords', 'vic-5': 'swords', 'vic-6': 'star',
  'tai-1': 'star', 'tai-2': 'moon', 'tai-3': 'eye', 'tai-4': 'herb', 'tai-5': 'thorn', 'tai-6': 'cards',
  'a1-01': 'axe', 'a1-02': 'flame', 'a1-03': 'drum', 'a1-04': 'bolt', 'a1-05': 'mist', 'a1-06': 'scroll', 'a1-07': 'sling', 'a1-08': 'herb', 'a1-09': 'step', 'a1-10': 'fist', 'a1-11': 'shield', 'a1-12': 'coin',
  'a2-01': 'club', 'a2-02': 'spiral', 'a2-03': 'rage', 'a2-04': 'bolt', 'a2-05': 'rock', 'a2-06': 'book', 'a2-07': 'bow', 'a2-08': 'herb', 'a2-09': 'thorn', 'a2-10': 'swords', 'a2-11': 'tower', 'a2-12': 'sun',
  'a3-01': 'hammer', 'a3-02': 'sword', 'a3-03': 'rage', 'a3-04': 'flame', 'a3-05': 'bolt', 'a3-06': 'ice', 'a3-07': 'spiral', 'a3-08': 'wand', 'a3-09': 'arrow', 'a3-10': 'cloak', 'a3-11': 'eye', 'a3-12': 'wolf', 'a3-13': 'swords', 'a3-14': 'sun', 'a3-15': 'scroll', 'a3-16': 'swords',
  'w1-1': 'dagger', 'w1-2': 'club', 'w1-3': 'gauntlet', 'w1-4': 'axe', 'w2-1': 'sword', 'w2-2': 'club', 'w2-3': 'dagger', 'w2-4': 'wand', 'w3-1': 'sword', 'w3-2': 'axe', 'w3-3': 'wand', 'w3-4': 'sword',
  'r1-1': 'helm', 'r1-2': 'shield', 'r1-3': 'belt', 'r1-4': 'mail', 'r2-1': 'mail', 'r2-2': 'shield', 'r2-3': 'cloak', 'r2-4': 'cloak', 'r3-1': 'mail', 'r3-2': 'shield', 'r3-3': 'cloak', 'r3-4': 'mail',
}
export const look = (card: string): string => LOOKS[card] ?? (card.startsWith('w') ? 'sword' : card.startsWith('r') ? 'mail' : 'star')

/** A sign for each effect, reward and potion. */
export const SIGNS: Record<string, string> = { attack: 'sword', defence: 'shield', heal: 'heart', draw: 'cards', weapon: 'sword', armour: 'mail', action: 'cards', key: 'key', victory: 'star', end_heal: 'heart', hand_bonus: 'hand' }
export const POTION_HUES: Record<string, number> = { health: 350, strength: 28, counter: 275 }
