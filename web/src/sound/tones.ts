// Every sound as tones, and how they are sung into a room of any kind: the browser's own, or one that is only measured.
type Tone = [type: OscillatorType | 'noise', from: number, to: number, at: number, lasting: number, loud: number]
const rattle = (count: number): Tone[] =>
  Array.from({ length: count }, (_, i) => ['noise', 1800 + ((i * 733) % 1500), 9, 0.06 * i, 0.04, 0.5 - i * 0.04])
export const SOUNDS: Readonly<Record<string, Tone[]>> = {
  turn: [
    ['triangle', 392, 392, 0, 0.35, 0.2],
    ['triangle', 523.25, 523.25, 0.11, 0.35, 0.2],
    ['triangle', 659.25, 659.25, 0.22, 0.45, 0.2],
  ],
  move: [
    ['triangle', 190, 120, 0, 0.09, 0.25],
    ['sine', 900, 500, 0, 0.04, 0.12],
  ],
  refused: [['sine', 220, 160, 0, 0.16, 0.2]],
  chat: [
    ['sine', 880, 880, 0, 0.08, 0.1],
    ['sine', 1174.7, 1174.7, 0.08, 0.12, 0.1],
  ],
  hurry: [['square', 740, 740, 0, 0.05, 0.07]],
  over: [
    ['triangle', 523.25, 523.25, 0, 0.5, 0.2],
    ['triangle', 659.25, 659.25, 0.14, 0.5, 0.2],
    ['triangle', 783.99, 783.99, 0.28, 0.5, 0.2],
    ['triangle', 1046.5, 1046.5, 0.42, 0.7, 0.2],
  ],
  card: [
    ['noise', 3200, 0.8, 0, 0.09, 0.3],
    ['noise', 1600, 1, 0.05, 0.06, 0.2],
  ],
  dice: rattle(9),
  coin: [
    ['sine', 1980, 1975, 0, 0.12, 0.15],
    ['sine', 2640, 2635, 0.07, 0.4, 0.15],
    ['sine', 5290, 5280, 0.07, 0.2, 0.05],
  ],
  sword: [
    ['noise', 5200, 6, 0, 0.35, 0.35],
    ['square', 3100, 2700, 0, 0.25, 0.03],
    ['sine', 4210, 4150, 0, 0.5, 0.06],
  ],
  hurt: [
    ['sawtooth', 240, 70, 0, 0.22, 0.18],
    ['noise', 400, 1, 0, 0.12, 0.3],
  ],
  push: [
    ['noise', 220, 1.2, 0, 0.18, 0.5],
    ['sine', 130, 55, 0, 0.2, 0.35],
  ],
  step: [
    ['noise', 900, 2, 0, 0.05, 0.35],
    ['triangle', 190, 120, 0, 0.09, 0.2],
  ],
  magic: [
    ['sine', 520, 1560, 0, 0.35, 0.1],
    ['sine', 780, 2340, 0.08, 0.35, 0.07],
    ['triangle', 1040, 2080, 0.16, 0.4, 0.05],
  ],
  doom: [
    ['sawtooth', 110, 82, 0, 0.6, 0.14],
    ['sine', 55, 41, 0, 0.8, 0.3],
    ['noise', 180, 0.8, 0, 0.5, 0.25],
  ],
  page: [
    ['noise', 2400, 0.6, 0, 0.16, 0.22],
    ['noise', 4200, 0.9, 0.08, 0.1, 0.15],
  ],
}

/** Sing one sound from a moment on; where it goes is the listener's business. */
export function sing(room: BaseAudioContext, into: AudioNode, name: string, from: number): void {
  for (const tone of SOUNDS[name] ?? []) (tone[0] === 'noise' ? hiss : voice)(room, into, tone, from)
}

/** Several sounds at once never crackle: what is too loud is pressed down. */
export function limiter(room: BaseAudioContext): AudioNode {
  const press = room.createDynamicsCompressor()
  press.threshold.value = -9
  press.knee.value = 6
  press.ratio.value = 20
  press.attack.value = 0.002
  press.release.value = 0.12
  press.connect(room.destination)
  return press
}

function voice(
  room: BaseAudioContext,
  into: AudioNode,
  [type, low, high, at, lasting, loud]: Tone,
  from: number,
): void {
  const start = from + at
  const string = room.createOscillator()
  string.type = type as OscillatorType
  string.frequency.setValueAtTime(low, start)
  string.frequency.exponentialRampToValueAtTime(high, start + lasting)
  string.connect(volume(room, into, start, lasting, loud))
  string.start(start)
  string.stop(start + lasting + 0.05)
}

/** Noise through a filter: a middle and a sharpness. */
function hiss(room: BaseAudioContext, into: AudioNode, [, middle, sharp, at, lasting, loud]: Tone, from: number): void {
  const start = from + at
  const buffer = room.createBuffer(1, Math.ceil((lasting + 0.05) * room.sampleRate), room.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = room.createBufferSource()
  const filter = room.createBiquadFilter()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = middle
  filter.Q.value = sharp
  source.connect(filter).connect(volume(room, into, start, lasting, loud))
  source.start(start)
}

function volume(room: BaseAudioContext, into: AudioNode, start: number, lasting: number, loud: number): GainNode {
  const gain = room.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasting)
  gain.connect(into)
  return gain
}
