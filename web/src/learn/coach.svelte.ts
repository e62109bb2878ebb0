// One lesson. The server plays it on the engine; here is only what was answered so far, and a room to show it in.
import type { FluentBundle } from '@fluent/bundle'
import type { LessonAnswer, LessonScene, LessonWish } from '../protocol/coaching'
import type { Answer, CourseFacts } from '../protocol/protocol'
import { api, Refused } from '../room/api'
import { newId, type Ears, type Wish } from '../room/line'
import { TableRoom } from '../room/table.svelte'
import { bundle, format } from '../words/fluent'
import { progress } from './progress.svelte'

export class Coach {
  scene = $state.raw<LessonScene | null>(null)
  /** The last move was open but not the one that is asked for; it lies on the table until it is taken back. */
  readonly astray = $derived(this.scene?.astray ?? '')
  readonly finished = $derived(this.scene !== null && this.scene.at >= this.scene.of)
  trouble = $state('')
  readonly room: TableRoom
  private answers: string[] = []
  private ears!: Ears

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.room = new TableRoom('lesson', null, (ears) => {
      this.ears = ears
      return { do: (wish) => this.do(wish), hangUp: () => undefined }
    })
    this.ears.state('open', 0)
    void this.show()
  }

  /** Read on. */
  async next(): Promise<void> {
    this.answers = [...this.answers, '']
    if (!(await this.show())) this.answers = this.answers.slice(0, -1)
  }

  /** Take back what led astray: the table as it was before. */
  takeBack(): Promise<boolean> {
    return this.show()
  }

  /** Begin the lesson anew. */
  async again(): Promise<void> {
    this.answers = []
    await this.show()
  }

  private async show(): Promise<boolean> {
    const told = await this.ask({ answers: this.answers })
    if (told?.scene) this.see(told.scene)
    return !!told
  }

  private async do(wish: Wish): Promise<Answer> {
    const deed = { ...wish, id: newId() }
    if (deed.t !== 'move' && deed.t !== 'why' && deed.t !== 'preview' && deed.t !== 'forecast')
      return { t: 'answer', id: deed.id, kind: 'accepted' }
    const told = await this.ask({ answers: this.answers, deed })
    if (!told) return { t: 'answer', id: deed.id, kind: 'error', problem: { key: this.trouble, detail: '', args: {} } }
    if (told.scene) {
      if (deed.t === 'move' && !told.scene.astray) this.answers = [...this.answers, deed.move]
      this.see(told.scene)
    }
    return told.answer
  }

  private async ask(wish: LessonWish): Promise<LessonAnswer | null> {
    this.trouble = ''
    try {
      return await api.learn(this.game, this.lesson, wish)
    } catch (fault) {
      this.trouble = fault instanceof Refused ? fault.key : 'error'
      return null
    }
  }

  /** What is new is told as at any table; what was taken back is shown anew. */
  private see(scene: LessonScene): void {
    const { sync } = scene
    const last = this.room.letters.at(-1)?.n ?? 0
    const went = sync.letters.length >= last && !this.scene?.astray && this.room.facts !== null
    if (!went || !sync.view || !sync.prompt) this.ears.hear(sync)
    else
      this.ears.hear({
        t: 'news',
        letters: sync.letters.slice(last),
        view: sync.view,
        prompt: sync.prompt,
        options: sync.options,
        undo: false,
        over: sync.over,
        standings: sync.standings,
        table: sync.table,
      })
    this.scene = scene
    if (scene.at >= scene.of) progress.add(this.game, this.lesson)
  }
}

/** A course's own sentences. */
export class Sayings {
  private readonly own: FluentBundle

  constructor(readonly course: CourseFacts) {
    this.own = bundle(course.language, course.fluent)
  }

  /** A sentence by its name, or its part by `name.part`; empty where there is none. */
  say(name: string): string {
    const [message = '', part = ''] = name.split('.')
    return format(this.own, message, {}, part)
  }
}
