import { services } from "../app/services";
import { Lender, Lent } from "../engine/lender";
import { type FromFrame, HELLO, readFromElement } from "./messages";

/** What a frame asks the frame that has the engine: a worker at the port that comes with it. */
interface Wish {
  worker: string;
}

const isWish = (data: unknown): data is Wish =>
  typeof data === "object" && data !== null && typeof (data as Wish).worker === "string";

/**
 * The element around this frame, and through it the other frames of its page. One frame of a page has the engine; where
 * that is, the element says, and says anew when it has gone.
 */
export class Around {
  readonly #port: MessagePort;
  #lender: Lender | null = null;
  #lent: Lent[] = [];
  /** Resolves once it is known where the engine is. */
  readonly settled: Promise<void>;
  /** Resolves when a message has come that is none of ours. */
  readonly misunderstood: Promise<void>;
  #bad: () => void = () => {};

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.misunderstood = new Promise((resolve) => {
      this.#bad = resolve;
    });
    this.settled = new Promise((resolve) => {
      port1.onmessage = ({ data, ports }) => {
        if (this.#hear(data, ports[0])) resolve();
      };
    });
    // Whoever embeds us may hear it: the port moves nothing but the match in this frame.
    parent.postMessage(HELLO, "*", [port2]);
  }

  tell(message: FromFrame): void {
    this.#port.postMessage(message);
  }

  /** Whether it is known now where the engine is. */
  #hear(data: unknown, port: MessagePort | undefined): boolean {
    const told = readFromElement(data);
    if (told?.kind === "engine" && (told.own || port)) {
      this.#turnTo(told.own ? this.#own() : this.#other(port as MessagePort));
      return true;
    }
    if (told?.kind === "guest" && port) this.#serve(port);
    else this.#bad();
    return false;
  }

  /** From now on workers come from there; those that were lent before have gone. */
  #turnTo(ask: (wish: Wish, port: MessagePort) => void): void {
    services.workers = (worker) => {
      const { port1, port2 } = new MessageChannel();
      const lent = new Lent(port1);
      this.#lent.push(lent);
      ask({ worker }, port2);
      return lent;
    };
    for (const lent of this.#lent.splice(0)) lent.end();
  }

  #own() {
    const lender = this.#lender ?? new Lender();
    this.#lender = lender;
    return ({ worker }: Wish, port: MessagePort) => lender.lend(worker, port);
  }

  #other(line: MessagePort) {
    line.start();
    return (wish: Wish, port: MessagePort) => line.postMessage(wish, [port]);
  }

  #serve(line: MessagePort): void {
    line.onmessage = ({ data, ports }) => {
      if (isWish(data) && ports[0]) this.#own()(data, ports[0]);
      else this.#bad();
    };
  }
}
