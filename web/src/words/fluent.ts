// Fluent as the Python side uses it: no isolation marks, one line per sentence.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Args = Record<string, FluentVariable>

export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

/** A message or one of its attributes as one line; empty where there is none. */
export function format(from: FluentBundle, key: string, args: Args, attribute = ''): string {
  const message = from.getMessage(key)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (pattern === undefined || pattern === null) return ''
  const faults: Error[] = [] // as in Python: a sentence with a gap is better than none
  return from.formatPattern(pattern, args, faults).split(/\s+/u).filter(Boolean).join(' ')
}
