// A creature with the place where it stands, as the inside of a drawing of 200 by 200.
import { backdrop } from './backdrop'
import { BESTIARY, PLACES, stranger } from './bestiary'
import { seedOf, type Mood } from './ink'

/** Where somebody stands if nothing else is said: in the caves of its level, a hero in a hall. */
const home = (who: string): string =>
  PLACES[who] ?? /^[mg](\d)/.exec(who)?.[1] ?? (who.startsWith('x-') ? '10' : 'hall')

/** `id` names what is the drawing's own within the page. */
export function creature(who: string, mood: Mood, id: string, place?: string | number): string {
  return (
    backdrop(String(place ?? home(who)), seedOf(who), `${id}b`) +
    (BESTIARY[who] ?? stranger)(Math.abs(seedOf(who)), mood, `${id}c`)
  )
}
