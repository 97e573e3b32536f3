import type { FromElement } from "./messages";

/** An element with a frame that plays. */
export interface Companion {
  send(message: FromElement, ...ports: MessagePort[]): void;
}

/**
 * The frames of one page that play. The first has the engine, the others ask it through channels that their elements
 * lay; when it goes, the next one starts an engine of its own and the others turn to that.
 */
export class Companions {
  readonly #playing: Companion[] = [];

  join(one: Companion): void {
    this.#playing.push(one);
    if (this.#playing[0] === one) one.send({ kind: "engine", own: true });
    else this.#introduce(one);
  }

  leave(one: Companion): void {
    const index = this.#playing.indexOf(one);
    if (index < 0) return;
    this.#playing.splice(index, 1);
    const [owner, ...others] = this.#playing;
    if (index || !owner) return;
    owner.send({ kind: "engine", own: true });
    for (const other of others) this.#introduce(other);
  }

  #introduce(one: Companion): void {
    const { port1, port2 } = new MessageChannel();
    this.#playing[0]?.send({ kind: "guest" }, port1);
    one.send({ kind: "engine", own: false }, port2);
  }
}
