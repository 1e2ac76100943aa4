/** A request body in memory, complete or still arriving. */
export interface Held {
  /** A customer, or a network of the internet. */
  readonly sender: string;
  /** Bytes that have arrived so far. */
  bytes: number;
  isComingIn: boolean;
  /** Whether it had to give way to others. */
  isLost: boolean;
  /** Called when it has to give way. */
  onLost: () => void;
}

/** Largest share of a room that one sender may hold. */
const mostOfOne = 1 / 2;

const sum = (some: Iterable<Held>) => [...some].reduce((bytes, held) => bytes + held.bytes, 0);

/**
 * Room in memory, in bytes, for what comes in at once. It counts what is there, not what was announced. When it is
 * full, the largest body still on its way of whoever holds most gives way: who announces much and sends it slowly
 * keeps nobody out, and who sends much keeps out himself.
 */
export class Room {
  readonly #most: number;
  readonly #held = new Set<Held>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(sender: string): Held {
    const held: Held = { sender, bytes: 0, isComingIn: true, isLost: false, onLost: () => undefined };
    this.#held.add(held);
    return held;
  }

  /** Takes so many bytes more; false where this body has to give way. */
  take(held: Held, bytes: number): boolean {
    if (held.isLost) return false;
    held.bytes += bytes;
    while (sum(this.#of(held.sender)) > this.#most * mostOfOne && this.#giveWay(this.#of(held.sender)));
    while (sum(this.#held) > this.#most && this.#giveWay(this.#greatestShare()));
    return !held.isLost;
  }

  leave(held: Held): void {
    this.#held.delete(held);
  }

  #of(sender: string): Held[] {
    return [...this.#held].filter((held) => held.sender === sender);
  }

  /** The bodies of the sender who holds most, of those who have one still arriving. */
  #greatestShare(): Held[] {
    const senders = new Set([...this.#held].flatMap(({ sender, isComingIn }) => (isComingIn ? [sender] : [])));
    return [...senders].map((sender) => this.#of(sender)).toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
  }

  /** Drops the largest body that is still arriving; false where none is. */
  #giveWay(among: readonly Held[]): boolean {
    const [largest] = among.filter(({ isComingIn }) => isComingIn).toSorted((one, other) => other.bytes - one.bytes);
    if (!largest) return false;
    this.#held.delete(largest);
    largest.isLost = true;
    largest.onLost();
    return true;
  }
}
