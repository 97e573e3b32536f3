/** The same game for boardgame.io, played through its reducer. */

import type { Game } from "boardgame.io";
import { CreateGameReducer, InitializeGame } from "boardgame.io/internal";
import { legal, moored, start, type Table, unload } from "./rules";

const duel: Game<Table> = {
  name: "duel",
  setup: ({ random }) => start(random.Number),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, space: number) => {
      const seat = +playerID;
      if (!G.hand[seat] || G.harbour[space]! >= 0) return "INVALID_MOVE";
      G.harbour[space] = seat;
      G.hand[seat]!--;
      return undefined;
    },
    unload: ({ G, random }, boat: number) => {
      if (!G.boats[boat] || moored(G.harbour, boat) < 2) return "INVALID_MOVE";
      unload(G, boat, random.Number);
      return undefined;
    },
  },
  endIf: ({ G }) => {
    if (!G.over) return undefined;
    const [a, b] = [G.got[0].length, G.got[1].length];
    return a === b ? { draw: true } : { winner: a > b ? "0" : "1" };
  },
};
const reducer = CreateGameReducer({ game: duel });

/** Plays one random game; returns its number of moves. */
export function boardgameGame(): number {
  let state = InitializeGame({ game: duel });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const choices = legal(state.G, +playerID);
    if (!choices.length) break;
    const [kind, target] = choices[(Math.random() * choices.length) | 0]!;
    const payload = { type: kind ? "unload" : "place", args: [target], playerID, credentials: "" };
    const next = reducer(state, { type: "MAKE_MOVE", payload });
    if (next._stateID !== state._stateID + 1) throw new Error(`boardgame.io refused ${JSON.stringify(payload)}`);
    state = next;
    moves++;
  }
  return moves;
}
