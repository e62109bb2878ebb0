// SHA-256 (FIPS 180-4) without the browser's own: that one is missing in a room at home without a certificate.
const firstPrimes = (count: number): number[] => {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return primes
}
/** The first 32 bits behind the point. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32)
const ROUND = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime)))
const START = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)))
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The hash of a text of ASCII letters, in hex digits. */
export function sha256(text: string): string {
  const length = Math.ceil((text.length + 9) / 64) * 64
  const padded = new DataView(new ArrayBuffer(length))
  for (let i = 0; i < text.length; i++) padded.setUint8(i, text.charCodeAt(i))
  padded.setUint8(text.length, 0x80)
  padded.setUint32(length - 4, text.length * 8)
  const state = [...START]
  for (let block = 0; block < length; block += 64) {
    const words = Array.from({ length: 16 }, (_, i) => padded.getUint32(block + 4 * i))
    mix(state, words)
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Take one block of sixteen words into the state. */
function mix(state: number[], w: number[]): void {
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!]
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUND[i]! + w[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + word) | 0
}
