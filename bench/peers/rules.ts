/** The Duel without action tokens, as its peers in JavaScript play it. */

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as [number, number, number][];

/** [0, space] places a meeple, [1, boat] unloads. */
export type Move = [kind: number, target: number];
export type Boat = [number, number, number] | null;

export interface Table {
  harbour: number[];
  boats: Boat[];
  bag: number[];
  hand: [number, number];
  got: [number[], number[]];
  over: boolean;
}

export function legal({ harbour, boats, hand }: Table, seat: number): Move[] {
  const moves: Move[] = [];
  if (hand[seat]) for (let i = 0; i < 9; i++) if (harbour[i]! < 0) moves.push([0, i]);
  for (let b = 0; b < 6; b++) if (boats[b] && moored(harbour, b) >= 2) moves.push([1, b]);
  return moves;
}

export function moored(harbour: number[], boat: number): number {
  const line = LINES[boat]!;
  return +(harbour[line[0]]! >= 0) + +(harbour[line[1]]! >= 0) + +(harbour[line[2]]! >= 0);
}

/** Unloads a boat and loads it again from the bag, as long as there is cargo. */
export function unload(table: Table, boat: number, random: () => number): void {
  const { harbour, bag } = table;
  const cargo = table.boats[boat]!;
  let last = 2;
  for (const space of LINES[boat]!) {
    const owner = harbour[space]!;
    if (owner >= 0) {
      table.got[owner]!.push(cargo[last--]!);
      harbour[space] = -1;
      table.hand[owner]!++;
    }
  }
  if (bag.length >= 3) {
    table.boats[boat] = [draw(bag, random), draw(bag, random), draw(bag, random)];
  } else {
    table.boats[boat] = null;
    let left = 0;
    for (const other of table.boats) if (other) left++;
    if (left === 1) table.over = true;
  }
}

export function draw(bag: number[], random: () => number): number {
  const index = Math.floor(random() * bag.length);
  const drawn = bag[index]!;
  bag[index] = bag[bag.length - 1]!;
  bag.pop();
  return drawn;
}

export function start(random: () => number): Table {
  const bag = Array.from({ length: 60 }, (_, token) => token);
  const load = (): Boat => [draw(bag, random), draw(bag, random), draw(bag, random)];
  return {
    harbour: [-1, -1, -1, -1, -1, -1, -1, -1, -1],
    boats: [load(), load(), load(), load(), load(), load()],
    bag,
    hand: [4, 4],
    got: [[], []],
    over: false,
  };
}
