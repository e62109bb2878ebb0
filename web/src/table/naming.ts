// What pieces and seats are called at a table: as the game has it, else a seat by the person in it.
import type { GameRoom, Sight } from '../games'
import { t } from '../i18n/language.svelte'
import type { SeatFacts } from '../protocol/protocol'
import type { Naming, Words } from '../words/words'

export function naming(game: GameRoom, scene: Sight, seats: readonly SeatFacts[]): Naming {
  return (kind, value) =>
    game.name?.(kind, value, scene) ??
    (kind === 'seat' && typeof value === 'number' && !game.namesSeats ? seatName(value, seats) : undefined)
}

/** A seat where no person is named: as the game's texts call it, else by its number; never as the engine writes it. */
export const unmanned = (seat: number, words: Words | null | undefined): string =>
  words?.has(`seat-${seat}`) ? words.show('seat', seat) : t('seat-numbered', { number: seat + 1 })

/** By the person, unless that name stands at another seat too: at one screen all seats have the name of whoever opened the table. */
function seatName(seat: number, seats: readonly SeatFacts[]): string {
  const name = seats[seat]?.kind === 'person' ? seats[seat].name : ''
  const shared = seats.some((other) => other.seat !== seat && other.name === name)
  return name && !shared ? name : t('seat-numbered', { number: seat + 1 })
}
