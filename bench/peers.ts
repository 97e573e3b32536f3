/** Peers in JavaScript, for `page.evaluate`. */

import { boardgameGame } from "./peers/boardgame";
import { twinGame } from "./peers/twin";

/** Games and moves a second. */
function timed(game: () => number, seconds: number): [games: number, moves: number] {
  const begin = performance.now();
  let games = 0;
  let moves = 0;
  while (performance.now() - begin < seconds * 1000) {
    moves += game();
    games++;
  }
  const spent = (performance.now() - begin) / 1000;
  return [games / spent, moves / spent];
}

const boardgame = (seconds: number) => timed(boardgameGame, seconds);
const twin = (seconds: number) => timed(twinGame, seconds);
Object.assign(globalThis, { boardgame, twin });
