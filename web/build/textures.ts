// Wood and paper as small seamless pictures, made once before the first build: no live noise filters, no files to license.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { deflateSync, crc32 } from 'node:zlib'
import type { Plugin } from 'vite'

const FOLDER = new URL('../public/textures/', import.meta.url)
const SIZE = 256

export function textures(): Plugin {
  return {
    name: 'textures',
    buildStart() {
      mkdirSync(FOLDER, { recursive: true })
      draw(
        'wood.png',
        (x, y) => 0.55 * noise(x, y, 40, 2, 1) + 0.3 * noise(x, y, 128, 8, 2) + 0.15 * noise(x, y, 64, 64, 3),
      )
      draw(
        'paper.png',
        (x, y) => 0.5 * noise(x, y, 4, 4, 5) + 0.3 * noise(x, y, 16, 16, 6) + 0.2 * noise(x, y, 96, 96, 7),
      )
    },
  }
}

function draw(name: string, tone: (x: number, y: number) => number): void {
  const file = new URL(name, FOLDER)
  if (existsSync(file)) return
  const rows = Buffer.alloc(SIZE * (1 + SIZE / 2))
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) put(rows, x, y, tone(x / SIZE, y / SIZE))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIZE, 0)
  head.writeUInt32BE(SIZE, 4)
  head.set([4, 0, 0, 0, 0], 8) // four bits of grey: sixteen tones are plenty under a soft light, and a third of the bytes
  const png = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  writeFileSync(file, Buffer.concat(png))
}

/** One dot, two to a byte, between a quarter and three quarters of white. */
function put(rows: Buffer, x: number, y: number, tone: number): void {
  const at = y * (1 + SIZE / 2) + 1 + (x >> 1)
  rows[at] = rows[at]! | (Math.round(4 + 8 * tone) << (x % 2 ? 0 : 4))
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** Value noise that joins at its edges: `across` by `down` random points, smoothly between them. */
function noise(x: number, y: number, across: number, down: number, seed: number): number {
  const u = x * across,
    v = y * down,
    i = Math.floor(u),
    j = Math.floor(v)
  const at = (a: number, b: number) => random(((i + a) % across) * 7919 + ((j + b) % down) * 104729 + seed * 1299709)
  const ease = (t: number) => t * t * (3 - 2 * t)
  const s = ease(u - i),
    t = ease(v - j)
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t
}

function random(n: number): number {
  let t = (n + 0x6d2b79f5) >>> 0
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
