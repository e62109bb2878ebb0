// Sounds are made, not played from files.
import { prefs } from '../ui/prefs.svelte'

type Tone = [type: OscillatorType, from: number, to: number, at: number, lasting: number, loud: number]
const SOUNDS = {
  turn: [['triangle', 392, 392, 0, 0.35, 0.2], ['triangle', 523.25, 523.25, 0.11, 0.35, 0.2], ['triangle', 659.25, 659.25, 0.22, 0.45, 0.2]],
  move: [['triangle', 190, 120, 0, 0.09, 0.25], ['sine', 900, 500, 0, 0.04, 0.12]],
  refused: [['sine', 220, 160, 0, 0.16, 0.2]],
  chat: [['sine', 880, 880, 0, 0.08, 0.1], ['sine', 1174.7, 1174.7, 0.08, 0.12, 0.1]],
  hurry: [['square', 740, 740, 0, 0.05, 0.07]],
  over: [['triangle', 523.25, 523.25, 0, 0.5, 0.2], ['triangle', 659.25, 659.25, 0.14, 0.5, 0.2], ['triangle', 783.99, 783.99, 0.28, 0.5, 0.2], ['triangle', 1046.5, 1046.5, 0.42, 0.7, 0.2]],
} satisfies Record<string, Tone[]>

let room: AudioContext | undefined

export function play(name: keyof typeof SOUNDS): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  room ??= new AudioContext()
  if (room.state === 'suspended') {
    void room.resume() // browsers stay silent until the first gesture; this sound is lost, the next is heard
    if (!navigator.userActivation?.hasBeenActive) return
  }
  for (const tone of SOUNDS[name] as Tone[]) sing(room, tone)
}

function sing(room: AudioContext, [type, from, to, at, lasting, loud]: Tone): void {
  const start = room.currentTime + 0.01 + at
  const voice = room.createOscillator()
  const volume = room.createGain()
  voice.type = type
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + lasting)
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasting)
  voice.connect(volume).connect(room.destination)
  voice.start(start)
  voice.stop(start + lasting + 0.05)
}
