// Many options made readable: by kind, and within a kind by the first thing they speak of; each group is headed by the
// words its sentences begin with, so that every language and every game has headings without a text of their own.
import type { Choice } from '../protocol/protocol'

export interface Line {
  choice: Choice
  sentence: string
  gloss: string
}
export interface Group {
  key: string
  heading: string
  lines: Line[]
}

const MANY = 5

export function group(lines: Line[]): Group[] {
  const kinds = new Map<string, Line[]>()
  for (const line of lines) push(kinds, line.choice.kind, line)
  const groups: Group[] = []
  for (const [kind, own] of kinds) {
    const parts = own.length >= MANY ? byFirstPiece(own) : [own]
    parts.forEach((part, i) =>
      groups.push({
        key: `${kind} ${i}`,
        heading: part.length > 1 ? opening(part.map((line) => line.sentence)) : '',
        lines: part,
      }),
    )
  }
  return groups
}

function byFirstPiece(lines: Line[]): Line[][] {
  if (lines.some((line) => line.choice.pieces.length < 2)) return [lines]
  const parts = new Map<string, Line[]>()
  for (const line of lines) push(parts, line.choice.pieces[0]!, line)
  return parts.size < lines.length ? [...parts.values()] : [lines]
}

/** The words all sentences begin with, without a hanging colon or quotation mark. */
export function opening(sentences: string[]): string {
  const first = (sentences[0] ?? '').split(' ')
  let count = first.length - 1
  for (const sentence of sentences) {
    const words = sentence.split(' ')
    while (count > 0 && first.slice(0, count).join(' ') !== words.slice(0, count).join(' ')) count -= 1
  }
  return first
    .slice(0, count)
    .join(' ')
    .replace(/[\s:,„“"«(–-]+$/u, '')
}

/** Lines whose words contain all words looked for, whatever their accents. */
export function sift(lines: Line[], wanted: string): Line[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return words.length
    ? lines.filter((line) => {
        const text = plain(`${line.sentence} ${line.gloss}`)
        return words.every((word) => text.includes(word))
      })
    : lines
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase()
}

function push(map: Map<string, Line[]>, key: string, line: Line): void {
  const list = map.get(key)
  if (list) list.push(line)
  else map.set(key, [line])
}
