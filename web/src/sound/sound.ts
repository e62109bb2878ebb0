// Sounds are made, not played from files.
import { prefs } from '../ui/prefs.svelte'
import { limiter, sing } from './tones'

let room: AudioContext | undefined
let into: AudioNode | undefined

/** Play a sound by its name; a name without a sound is silent. */
export function play(name: string): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  room ??= new AudioContext()
  into ??= limiter(room)
  if (room.state === 'suspended') {
    void room.resume() // browsers stay silent until the first gesture; this sound is lost, the next is heard
    if (!navigator.userActivation?.hasBeenActive) return
  }
  sing(room, into, name, room.currentTime + 0.01)
}
