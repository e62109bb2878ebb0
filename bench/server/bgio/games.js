// Tic-tac-toe for boardgame.io, as its tutorial has it.
'use strict'
const { INVALID_MOVE } = require('boardgame.io/core')

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const TicTacToe = {
  name: 'ttt',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    const c = G.cells
    if (LINES.some(([a, b, d]) => c[a] !== null && c[a] === c[b] && c[a] === c[d])) {
      return { winner: ctx.currentPlayer }
    }
    if (c.every((x) => x !== null)) return { draw: true }
  },
}

module.exports = { TicTacToe }
