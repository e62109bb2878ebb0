// A bot from outside in ten lines: it takes the last open move. Try it with `ludoteka referee` (docs/outside-bots.md).
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.t === 'decide') {
    const move = message.info.moves.at(-1)
    console.log(JSON.stringify({ move }))
  }
}
