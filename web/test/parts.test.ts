// What is told at the word table of games without signs of their own: whatever the picture would show.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Part, Sight } from '../src/games'
import { parts as caves } from '../src/games/karak_goblin/parts'
import { parts as land } from '../src/games/karak_2/parts'
import { gloss, parts as camps } from '../src/games/toerkk/parts'
import { Words } from '../src/words/words'

const GAMES = join(import.meta.dirname, '..', '..', 'src', 'ludoteka', 'games')
const words = (game: string): Words =>
  new Words({ language: 'en', texts: readFileSync(join(GAMES, game, 'texts', 'en.ftl'), 'utf8'), clauses: {} })
const told = (parts: Part[]): string =>
  parts.flatMap((part) => [part.title, ...part.lines.flatMap((line) => [line.name, line.text ?? ''])]).join('\n')

const dwarf = (seat: number, hand: string[] | null) => ({
  seat,
  side: seat,
  hero: ['haldor', 'hedda'][seat]!,
  cost: 3,
  tokens: 1,
  silenced: false,
  cards: 2,
  hand,
  seen: [],
  characters: 1,
  recruits: hand && ['miner'],
  deck: 9,
  camp: 4,
  discards: 0,
  graves: 0,
})
const camp = (side: number) => ({
  side,
  seats: [side],
  life: 7 + side,
  depth: side,
  diggers: 0,
  marks: [],
  field: [{ id: `P${side + 1}.W1`, name: '', of: 'warrior', owner: side, marks: side ? ['sick'] : [] }],
})
const fields: Sight = {
  view: {
    format: 'duel',
    life: 10,
    levels: 20,
    phase: 'block',
    turns: 3,
    turn: 0,
    rival: 1,
    supply: 5,
    location: 'karczma',
    roll: 5,
    fog: false,
    look: null,
    plan: null,
    players: [dwarf(0, ['mgla', 'mgla']), dwarf(1, null)],
    sides: [camp(0), camp(1)],
    attacks: [{ attacker: 'P1.W1', target: 'hero', blocker: 'P2.W1', blocked: true, stands: true }],
  },
  content: {},
  seat: 0,
}

test('at Toerkk the own cards are told with what they do, and the cards of others only counted', () => {
  const [own, ...rest] = camps(fields, words('toerkk'))
  expect(own!.lines.map((line) => line.name)).toEqual(['Fog ×2', 'miner'])
  expect(own!.lines[0]!.text).toMatch(/attacks are called off/)
  expect(told(rest)).not.toMatch(/called off/)
})

test('at Toerkk fields, attacks, blocks and the location are told', () => {
  const said = told(camps(fields, words('toerkk')))
  expect(said).toMatch(/Asger.* → /)
  expect(said).toMatch(/blocks/)
  expect(said).toMatch(/sick/)
  expect(said).toMatch(/Tavern · tk-rolled · tk-misses/) // the sentences of the room are named here, not said
})

test('an option of Toerkk says what its card does', () => {
  expect(
    gloss(
      {
        move: 'play mgla',
        kind: 'play',
        key: 'play',
        pieces: ['mgla'],
        clause: '',
        args: { card: 'mgla', targets: [] },
      },
      fields,
      words('toerkk'),
    ),
  ).toMatch(/attacks are called off/)
})

const hero = (seat: number) => ({
  seat,
  hero: ['horan', 'taia'][seat]!,
  hp: 4,
  hand: 1,
  full_hand: 4,
  deck: 5,
  discard: [],
  weapon: null,
  armour: null,
  keys: [1],
  potions: ['health'],
})
const depths: Sight = {
  view: {
    turn: 0,
    round: 1,
    players: [hero(0), hero(1)],
    levels: [
      {
        level: 1,
        row: [{ id: 'm1', level: 1, attack: 2, hp: 4, curses: [], reward: 'action', card: null }, null],
        next: null,
        deck: 3,
        gatekeeper: null,
        gatekeepers: 0,
      },
    ],
    lord: null,
    potions: { health: 4 },
    pawnshop: [],
    hand: [{ id: 'a1', colour: 'red', attack: 1, defence: 0, heal: 0, draw: 0, next: ['blue'], playable: false }],
    fight: {
      seat: 0,
      monster: 'm1',
      curses: [],
      chain: [],
      next: ['blue'],
      attack: 1,
      attack_equipment: 0,
      attack_bonus: 0,
      defence: 0,
      defence_equipment: 0,
      exception: null,
      stop: { hits: 2, hp: 2, knocked_out: false, wins: false },
    },
  },
  content: {
    action: [{ id: 'a1', colour: 'red', attack: 1, next: ['blue'] }],
    monster: [{ id: 'm1', kind: 'monster', level: 1, attack: 2, hp: 4, reward: 'a1' }],
  },
  seat: 0,
}

test('at Karak: Goblin a fight is told with what it needs, and each card with whether it may follow', () => {
  const said = told(caves(depths, words('karak_goblin')))
  expect(said).toMatch(/attack 1 of 4 · defence 0 of 2/)
  expect(said).toMatch(/red: attack 1\. Next: blue · does not follow/)
  expect(said).toMatch(/4 hit points · Keys: I/)
})

test('who looks on at Karak: Goblin is told of no hand', () => {
  expect(told(caves({ ...depths, seat: null }, words('karak_goblin')))).not.toMatch(/does not follow/)
})

const walker = (seat: number, hex: string) => ({
  seat,
  hero: ['horan', 'taia'][seat]!,
  hex,
  lives: 5,
  unconscious: false,
  food: 1,
  wood: 0,
  stone: 2,
  units: { bear: 1 },
  items: [],
  fame: 2,
  base: 0,
  buildings: [],
  city: null,
  plague: seat === 1,
  stones: { small: 0, large: 1, arch: 0 },
  points: 2,
  slots: 2,
})
const tile = (hex: string, land: string, heroes: number[] = []) => ({
  hex,
  tile: '',
  land,
  level: 1,
  turned: 0,
  chasms: [],
  food: 0,
  wood: 0,
  stone: 0,
  armies: [],
  strength: 0,
  general: false,
  city: null,
  heroes,
  items: [],
  harvested: false,
})
const country: Sight = {
  view: {
    round: 4,
    turn: 0,
    used: 1,
    players: [walker(0, '0,0'), walker(1, '0,-1')],
    map: [tile('0,0', 'castle', [0]), tile('0,-1', 'farm', [1])],
    stack: [3, 4],
    bag: { x: 5 },
    supply: { knight: 9 },
    exploring: null,
    battle: null,
  },
  content: {},
  seat: 1,
}

test('at Karak 2 the own hero comes first, and the land is read from the north', () => {
  const [, own, other, ground] = land(country, words('karak_2'))
  expect([own!.seat, other!.seat, ground!.lines.map((line) => line.name)]).toEqual([
    1,
    0,
    ['L12: farm', 'M13: Castle Karak'],
  ])
  expect(told([own!])).toMatch(
    /L12 · 5 lives · Fame 2 · 2 points · plague\nfood 1, wood 0, stone 2 · bear 1 · large soul stone 1/,
  )
})
