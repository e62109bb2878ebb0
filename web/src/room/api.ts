// The HTTP door: small questions that are not asked while playing.
import type { LessonAnswer, LessonWish } from '../protocol/coaching'
import type {
  AccountWish,
  Answer,
  Blocked,
  CourseFacts,
  Deed,
  GameFacts,
  GameTexts,
  Learned,
  LoginWish,
  MatchFacts,
  Me,
  PasskeyProof,
  PasskeyTask,
  PlayOnWish,
  PlayerStatistics,
  Problem,
  PushGone,
  PushKey,
  PushWish,
  RecordKept,
  ReplayFacts,
  ReplayFrame,
  Report,
  ReviewAnswer,
  SessionFacts,
  Sync,
  TableMade,
  TableRow,
  TableWish,
  TokenMade,
} from '../protocol/protocol'

/** A request that was not granted; `key` names the sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    detail: string,
    readonly args: Record<string, any> = {},
  ) {
    super(detail)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    const sent: RequestInit = { method, credentials: 'same-origin' }
    if (body !== undefined) {
      sent.headers = { 'content-type': 'application/json' }
      sent.body = JSON.stringify(body)
    }
    answer = await fetch(`/api${path}`, sent)
  } catch {
    throw new Refused(0, 'offline', 'the server cannot be reached')
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const told = (await answer.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(
    answer.status,
    told.key ?? `http-${answer.status}`,
    told.detail ?? answer.statusText,
    told.args ?? {},
  )
}

export const api = {
  enter: (name = '', invite = '') => ask<Me>('POST', '/me', { name, invite }),
  newFeed: () => ask<Me>('POST', '/me/feed'),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  register: (wish: AccountWish) => ask<Me>('POST', '/accounts', wish),
  login: (wish: LoginWish) => ask<Me>('POST', '/login', wish),
  beginPasskey: (login: string) => ask<PasskeyTask>('POST', '/passkeys', { login }),
  finishPasskey: (proof: PasskeyProof) => ask<Me>('POST', '/passkeys/finish', proof),
  beginLogin: (login: string) => ask<PasskeyTask>('POST', '/login/passkey', { login }),
  finishLogin: (proof: PasskeyProof) => ask<Me>('POST', '/login/passkey/finish', proof),
  forget: () => ask<void>('DELETE', '/me'),
  pushKey: () => ask<PushKey>('GET', '/push'),
  push: (wish: PushWish) => ask<void>('POST', '/push', wish),
  pushGone: (gone: PushGone) => ask<void>('POST', '/push/gone', gone),
  logout: () => ask<void>('POST', '/me/logout'),
  sessions: () => ask<SessionFacts[]>('GET', '/me/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  token: (label: string) => ask<TokenMade>('POST', '/me/tokens', { label }),
  games: () => ask<GameFacts[]>('GET', '/games'),
  texts: (game: string, language: string) =>
    ask<GameTexts>('GET', `/games/${encodeURIComponent(game)}/texts/${language}`),
  course: (game: string, language: string) =>
    ask<CourseFacts>('GET', `/courses/${encodeURIComponent(game)}/${language}`),
  learn: (game: string, lesson: string, wish: LessonWish) =>
    ask<LessonAnswer>('POST', `/courses/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, wish),
  learned: () => ask<Learned[]>('GET', '/me/lessons'),
  /** Tables, newest first, a page at a time: the next page is the one `after` the last row of this. */
  tables: (query: { game?: string; mine?: boolean; after?: TableRow | undefined } = {}) => {
    const wanted = new URLSearchParams()
    if (query.game) wanted.set('game', query.game)
    if (query.mine) wanted.set('mine', 'true')
    if (query.after) {
      wanted.set('before', String(query.after.updated))
      wanted.set('beyond', query.after.id)
    }
    return ask<TableRow[]>('GET', `/tables${wanted.size ? `?${wanted}` : ''}`)
  },
  create: (wish: TableWish) => ask<TableMade>('POST', '/tables', wish),
  table: (id: string) => ask<Sync>('GET', `/tables/${encodeURIComponent(id)}`),
  review: (id: string) => ask<ReviewAnswer>('GET', `/tables/${encodeURIComponent(id)}/review`),
  happened: (id: string) => ask<MatchFacts>('GET', `/tables/${encodeURIComponent(id)}/statistics`),
  statistics: () => ask<PlayerStatistics>('GET', '/me/statistics'),
  act: (id: string, deed: Deed) => ask<Answer>('POST', `/tables/${encodeURIComponent(id)}/acts`, deed),
  replay: (id: string, viewer: string) =>
    ask<ReplayFacts>('GET', `/replays/${encodeURIComponent(id)}?as=${encodeURIComponent(viewer)}`),
  frames: (id: string, viewer: string, chunk: number) =>
    ask<ReplayFrame[]>(
      'GET',
      `/replays/${encodeURIComponent(id)}/frames?as=${encodeURIComponent(viewer)}&chunk=${chunk}`,
    ),
  keepRecord: (text: string) => ask<RecordKept>('POST', '/records', { text }),
  playOn: (id: string, wish: PlayOnWish) => ask<TableMade>('POST', `/replays/${encodeURIComponent(id)}/play-on`, wish),
  blocks: () => ask<Blocked[]>('GET', '/blocks'),
  block: (person: string, yes = true) => ask<void>('POST', '/blocks', { person, yes }),
  report: (report: Report) => ask<void>('POST', '/reports', report),
  password: (id: string, password: string) =>
    ask<void>('POST', `/tables/${encodeURIComponent(id)}/enter`, { password }),
}
