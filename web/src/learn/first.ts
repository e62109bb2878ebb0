// The short real game after the last lesson: a table of one's own with beginner bots.
import type { CourseFacts } from '../protocol/protocol'
import { api } from '../room/api'
import { person } from '../room/person.svelte'
import { begin } from '../room/quick'

export async function firstGame(course: CourseFacts): Promise<string> {
  await person.come()
  const { level } = course
  const chairs = Array.from({ length: course.seats }, (_, seat) => ({
    kind: seat ? ('bot' as const) : ('me' as const),
    level,
  }))
  const made = await api.create({
    settings: {
      game: course.key,
      chairs,
      options: course.options,
      public: false,
      clock: { kind: 'none', seconds: 0, back: 0 },
      undo: 'free',
      leaver: 'bot',
      level,
      hints: true,
      spectators: true,
      name: '',
    },
  })
  await begin(made.id)
  return made.id
}
