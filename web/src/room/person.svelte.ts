// Who one is in this room: a guest from the first moment on, without a form.
import type { Me } from '../protocol/protocol'
import { api, Refused } from './api'

class Person {
  me = $state.raw<Me | null>(null)
  private coming: Promise<Me> | null = null

  /** The identity of this browser; the first time a guest is made. */
  async come(): Promise<Me> {
    this.coming ??= this.find().finally(() => (this.coming = null))
    return this.coming
  }

  private async find(): Promise<Me> {
    if (this.me) return this.me
    try {
      this.me = await api.me()
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.status !== 401) throw fault
      this.me = await api.enter()
    }
    return this.me
  }

  /** Who is known already, without becoming a guest. */
  async recall(): Promise<void> {
    try {
      this.me = await api.me()
    } catch {
      this.me = null
    }
  }
}

export const person = new Person()
