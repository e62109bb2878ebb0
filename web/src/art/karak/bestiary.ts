// Who is who: each creature's kind and what sets it apart. Whoever is not here is a goblin of its own colour.
import { basilisk, dragon, hydra } from './dragons'
import { bat, beetle, rat, scorpion, spider, wolf, worm } from './beasts'
import { brain, golem, imp, skull, treant, wraith } from './dread'
import { folk, type Folk } from './folk'
import { HOLDS } from './holds'
import type { Mood } from './ink'
import { PEOPLE, person } from './people'

/** Draws a creature: its seed, how it feels, a name for its own clip paths. */
export type Draw = (seed: number, mood: Mood, id: string) => string

const of =
  (look: Omit<Folk, 'holds'> & { holds?: string }): Draw =>
  (seed, mood, id) =>
    folk({ ...look, holds: look.holds ? HOLDS[look.holds]! : '' }, seed, mood, id)
const goblin = (wears: string, more: Partial<Parameters<typeof of>[0]> = {}): Draw => of({ hue: 96, wears, ...more })
const orc = (wears: string, more: Partial<Parameters<typeof of>[0]> = {}): Draw =>
  of({ hue: 78, vivid: 30, light: 38, jaw: 0.75, ears: 2, teeth: 'tusks', wears, iris: '#ff7a2e', ...more })
const ogre = (wears: string, more: Partial<Parameters<typeof of>[0]> = {}): Draw =>
  of({ hue: 32, vivid: 40, light: 52, jaw: 1, ears: -12, teeth: 'tusks', wears, iris: '#6a8a2e', ...more })
const someone =
  (name: string): Draw =>
  (_seed, mood, id) =>
    person(PEOPLE[name]!, mood, id)
const twice =
  (draw: Draw): Draw =>
  (seed, mood, id) =>
    `<g transform="translate(-36 16) rotate(-7 100 100) scale(.86)">${draw(seed, mood, id + 'l')}</g><g transform="translate(66 16) rotate(7 100 100) scale(.86)">${draw(seed + 1, mood === 'calm' ? 'smug' : mood, id + 'r')}</g>`

export const BESTIARY: Record<string, Draw> = {
  'm1-01': goblin('none', { ears: 26, iris: '#8ad0ff' }),
  'm1-02': goblin('hood', { holds: 'dagger' }),
  'm1-03': goblin('scarf', { holds: 'sling' }),
  'm1-04': goblin('bone', { holds: 'drum' }),
  'm1-05': goblin('wizard', { holds: 'fire', hue: 110 }),
  'm1-06': (s, m, id) => rat(30, s, m, id),
  'm1-07': (s, m, id) => rat(16, s, m, id, true),
  'm1-08': (s, m, id) => bat(300, s, m, id),
  'm1-09': (s, m, id) => spider(265, s, m, id),
  'm1-10': (s, m, id) => spider(200, s, m, id),
  'm1-11': (s, m, id) => worm(345, s, m, id),
  'm1-12': (s, m, id) => worm(32, s, m, id),
  'm1-13': goblin('scarf', { mark: 'patch', holds: 'dagger' }),
  'm1-14': goblin('mohawk', { jaw: 0.5, mark: 'scar', holds: 'club' }),
  'm1-15': goblin('pot', { jaw: 0.5, mark: 'paint', holds: 'axe' }),
  'm1-16': (s, m, id) => beetle(150, s, m, id),
  'm1-17': goblin('pot', { holds: 'sword' }),
  'm1-18': goblin('horns', { holds: 'shield' }),
  'm1-19': goblin('turban', { mark: 'ring', holds: 'orb' }),
  'm1-20': (s, m, id) => spider(20, s, m, id, true),
  'm2-01': orc('skullcap', { holds: 'axe' }),
  'm2-02': orc('mohawk', { mark: 'paint', holds: 'axe' }),
  'm2-03': orc('bone', { holds: 'drum' }),
  'm2-04': orc('antlers', { mark: 'paint', holds: 'staff' }),
  'm2-05': orc('hood', { holds: 'bow' }),
  'm2-06': (s, m, id) => wolf(220, s, m, id),
  'm2-07': (s, m, id) => imp(30, s, m, id, false, true),
  'm2-08': goblin('wizard', { hue: 150, holds: 'staff' }),
  'm2-09': (s, m, id) => spider(110, s, m, id),
  'm2-10': (s, m, id) => spider(35, s, m, id, true),
  'm2-11': (s, m, id) => worm(15, s, m, id),
  'm2-12': (s, m, id) => worm(165, s, m, id),
  'm2-13': orc('horns', { holds: 'sword' }),
  'm2-14': orc('scarf', { mark: 'beard', holds: 'hammer' }),
  'm2-15': (s, m, id) => bat(350, s, m, id),
  'm2-16': goblin('turban', { hue: 170, mark: 'beard', holds: 'orb' }),
  'm2-17': orc('pot', { holds: 'shield' }),
  'm2-18': orc('plume', { mark: 'scar', holds: 'sword' }),
  'm2-19': ogre('none', { hue: 190, vivid: 22, light: 46, ears: 6 }),
  'm2-20': goblin('feather', { mark: 'patch', holds: 'bow' }),
  'm3-01': ogre('bone', { holds: 'club' }),
  'm3-02': (s, m, id) => imp(12, s, m, id),
  'm3-03': orc('horns', { hue: 2, vivid: 52, mark: 'paint', holds: 'axe' }),
  'm3-04': (s, m, id) => wolf(0, s, m, id, true),
  'm3-05': (s, m, id) => wraith(255, s, m, id, true),
  'm3-06': (s, m, id) => wraith(195, s, m, id),
  'm3-07': (s, m, id) => skull('#7aff8a', 'darkhood', s, m, id, '#33284a'),
  'm3-08': goblin('wizard', { hue: 280, vivid: 26, mark: 'beard', holds: 'staff' }),
  'm3-09': (s, m, id) => scorpion(30, s, m, id),
  'm3-10': someone('elf'),
  'm3-11': (s, m, id) => basilisk(s, m, id),
  'm3-12': (s, m, id) => wolf(28, s, m, id),
  'm3-13': someone('knight'),
  'm3-14': someone('priest'),
  'm3-15': (s, m, id) => brain(s, m, id),
  'm3-16': (s, m, id) => HOLDS['sword'] + imp(330, s, m, id, true),
  'm3-17': (s, m, id) => golem(210, s, m, id),
  'm3-18': twice(ogre('none', { holds: '' })),
  'm3-19': someone('sphinx'),
  'm3-20': (s, m, id) => skull('#ffd84a', 'plume', s, m, id, '#8a6a34'),
  'm3-21': (s, m, id) => golem(0, s, m, id, '#ff8a3a', true),
  'm3-22': (s, m, id) => dragon(130, s, m, id, true),
  'm3-23': someone('seer'),
  'm3-24': (s, m, id) => worm(280, s, m, id),
  'g1-1': goblin('horns', { jaw: 0.6, holds: 'axe' }),
  'g1-2': goblin('hood', { jaw: 0.4, mark: 'patch', holds: 'keys' }),
  'g1-3': goblin('crown', { ears: 22, holds: 'sword' }),
  'g1-4': (s, m, id) => spider(330, s, m, id, true),
  'g1-5': (s, m, id) => worm(10, s, m, id),
  'g2-1': orc('horns', { jaw: 1, mark: 'scar', holds: 'hammer' }),
  'g2-2': orc('crown', { jaw: 0.9, mark: 'paint', holds: 'axe' }),
  'g2-3': ogre('pot', { hue: 190, vivid: 22, light: 46, holds: 'club' }),
  'g2-4': (s, m, id) => spider(290, s, m, id),
  'g2-5': (s, m, id) => worm(40, s, m, id, true),
  'g3-1': ogre('horns', { mark: 'scar', holds: 'hammer' }),
  'g3-2': (s, m, id) => imp(0, s, m, id, true),
  'g3-3': (s, m, id) => golem(30, s, m, id, '#ffcf2e'),
  'g3-4': (s, m, id) => skull('#ff3a2a', 'helm', s, m, id, '#2c3038'),
  'g3-5': (s, m, id) => hydra(s, m, id),
  'x-1': (s, m, id) => dragon(6, s, m, id),
  'x-2': goblin('crown', { jaw: 0.6, ears: 26, mark: 'ring', cloth: '#7c1a4a', holds: 'sword' }),
  'x-3': (s, m, id) => HOLDS['staff'] + skull('#56f0ff', '', s, m, id, '#2a1a4a', true),
  'skeletal-warriors': (s, m, id) => HOLDS['sword'] + skull('#56f0ff', 'pot', s, m, id),
  firelings: (s, m, id) => HOLDS['fire'] + imp(18, s, m, id),
  'shadow-devourers': (s, m, id) => wraith(270, s, m, id),
  'burdened-brutes': ogre('scarf', { holds: 'club' }),
  'dark-dryads': (s, m, id) => treant(90, s, m, id),
  'hammer-followers': orc('horns', { holds: 'hammer' }),
  'skeletal-rider': (s, m, id) => HOLDS['axe'] + skull('#8dff6a', 'plume', s, m, id, '#5a3a2c'),
  'death-herald': (s, m, id) => HOLDS['staff'] + skull('#ff5a3c', 'darkhood', s, m, id, '#241a2c'),
  general: (s, m, id) => HOLDS['wings'] + skull('#ff2a2a', 'helm', s, m, id, '#3a0f14', true),
}
for (const name of Object.keys(PEOPLE)) BESTIARY[name] ??= someone(name)

/** Where each stands who has no level. */
export const PLACES: Record<string, string> = {
  'skeletal-warriors': 'night',
  firelings: 'fire',
  'shadow-devourers': 'night',
  'burdened-brutes': 'day',
  'dark-dryads': 'wood',
  'hammer-followers': 'day',
  'skeletal-rider': 'wood',
  'death-herald': '3',
  general: 'fire',
}
export const stranger: Draw = goblin('scarf')
