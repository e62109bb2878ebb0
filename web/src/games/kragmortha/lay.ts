// How the library lies on the screen: on its side where there is width, upright on a phone.
import type { Library } from './library'

export interface Spot {
  x: number
  y: number
}
export interface Lay {
  lying: boolean
  /** Size in squares, with wall and edge. */
  wide: number
  high: number
  /** The upper left corner of a square. */
  at(square: string): Spot
}

/** The edge around the squares, and how deep the wall of bookcases is. */
export const EDGE = 0.3
export const WALL = 0.78

export function lay(room: Library, lying: boolean, mirrored: boolean): Lay {
  const many = room.columns.length
  const walled = room.walls.length > 0 ? WALL : 0
  const column = (square: string): number => {
    const at = room.columns.indexOf(square[0]!)
    return mirrored ? many - 1 - at : at
  }
  const row = (square: string): number => Number(square.slice(1)) - 1
  return lying
    ? {
        lying,
        wide: room.rows.length + 2 * EDGE,
        high: many + walled + 2 * EDGE,
        at: (square) => ({ x: EDGE + row(square), y: EDGE + walled + (many - 1 - column(square)) }),
      }
    : {
        lying,
        wide: many + walled + 2 * EDGE,
        high: room.rows.length + 2 * EDGE,
        at: (square) => ({ x: EDGE + column(square), y: EDGE + (room.rows.length - 1 - row(square)) }),
      }
}

/** The box around some squares. */
export function box(squares: string[], place: Lay): { x: number; y: number; wide: number; high: number } {
  const spots = squares.map((square) => place.at(square))
  const [x, y] = [Math.min(...spots.map((spot) => spot.x)), Math.min(...spots.map((spot) => spot.y))]
  return {
    x,
    y,
    wide: Math.max(...spots.map((spot) => spot.x)) - x + 1,
    high: Math.max(...spots.map((spot) => spot.y)) - y + 1,
  }
}

/** A number from 0 to 1 that is always the same for the same words. */
export function chance(...words: (string | number)[]): number {
  let hash = 2166136261
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}
