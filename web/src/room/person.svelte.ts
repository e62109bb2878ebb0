// Who one is in this room: a guest from the first moment on, without a form.
import type { Me } from '../protocol/protocol'
import { api, Refused } from './api'
import { hideInvitation, invitationIn } from './invitation'

/** Why a room does not let somebody in at all; everything else is said by the page that needs it. */
const BARRED = new Set(['banned', 'entry-closed', 'invite-needed', 'invite-wrong'])

class Person {
  me = $state.raw<Me | null>(null)
  /** Why this browser is not let in, if it is not. */
  barred = $state.raw<Refused | null>(null)
  private coming: Promise<Me> | null = null

  /** The identity of this browser; the first time a guest is made, where the room asks for it by an invitation. */
  async come(invite = invitationIn(location.search)): Promise<Me> {
    if (this.me) return this.me
    this.coming ??= this.enter(invite).finally(() => (this.coming = null))
    this.me = await this.coming
    return this.me
  }

  private async enter(invite: string): Promise<Me> {
    try {
      const me = await api.enter('', invite)
      this.barred = null
      hideInvitation()
      return me
    } catch (fault) {
      if (fault instanceof Refused && BARRED.has(fault.key)) this.barred = fault
      throw fault
    }
  }
}

export const person = new Person()
