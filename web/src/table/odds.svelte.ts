// The chances of the present decision, for pictures that show them where they belong; asked for once per decision.
import type { Playing } from './playing.svelte'

export type Odds = Record<string, any>

const PATIENCE = 150

/** Rows of chances as long as `asks()`; empty until they are known. To be called while a component is made. */
export function reckoned(at: () => Playing, asks: () => boolean): { readonly rows: Odds[] } {
  let rows = $state.raw<Odds[]>([])
  const wanted = $derived(asks() && at().room.mine && at().telling.still)
  $effect(() => {
    const { room } = at()
    void room.options
    rows = []
    if (!wanted) return
    let late = false
    const soon = setTimeout(
      () =>
        void room.do({ t: 'forecast' }).then((answer) => {
          if (!late) rows = answer.forecast ?? []
        }),
      PATIENCE,
    )
    return () => {
      late = true
      clearTimeout(soon)
    }
  })
  return {
    get rows() {
      return rows
    },
  }
}
