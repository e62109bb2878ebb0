/** Whether a ritual text is right: case, repeated spaces and punctuation do not matter (KM-ENF-11). */
export const fits = (typed: string, wanted: string): boolean => plain(typed) === plain(wanted)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
