// Who one is in this room: a guest from the first moment on, without a form.
import type { Me } from '../protocol/protocol'
import { api } from './api'

class Person {
  me = $state.raw<Me | null>(null)
  private coming: Promise<Me> | null = null

  /** The identity of this browser; the first time a guest is made. */
  async come(): Promise<Me> {
    if (this.me) return this.me
    this.coming ??= api.enter().finally(() => (this.coming = null))
    this.me = await this.coming
    return this.me
  }
}

export const person = new Person()
