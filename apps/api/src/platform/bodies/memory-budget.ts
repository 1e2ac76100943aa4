/** A request body in memory, complete or still arriving. */
interface BufferedBody {
  /** A customer, or a network of the internet. */
  readonly sender: string;
  /** Bytes that have arrived so far. */
  bytes: number;
  isArriving: boolean;
  /** Whether it was dropped to make room for others. */
  isDropped: boolean;
  /** Called when it is dropped. */
  onDropped: () => void;
}

/** A body's place in the budget that it is counted in. */
export interface Reservation {
  budget: MemoryBudget;
  body: BufferedBody;
}

/** Largest share of a budget that one sender may hold. */
const maxShareOfSender = 1 / 2;

const sum = (some: Iterable<BufferedBody>) => [...some].reduce((bytes, body) => bytes + body.bytes, 0);

/**
 * Limits the memory, in bytes, for request bodies that are buffered at once. It counts the bytes that have arrived, not
 * those that were announced, so a client that announces much and sends it slowly keeps nobody out. No sender may hold
 * more than half. When that or the whole is exceeded, the sender, or the one who holds most, loses the largest of his
 * bodies that are still arriving.
 */
export class MemoryBudget {
  readonly #limit: number;
  readonly #bodies = new Set<BufferedBody>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a body of this sender while `work` runs, which reads it under the reservation. */
  async use<Result>(sender: string, work: (reservation: Reservation) => Promise<Result>): Promise<Result> {
    const body = this.open(sender);
    try {
      return await work({ budget: this, body });
    } finally {
      this.release(body);
    }
  }

  /** Adds a body of which nothing has arrived yet; to be given to {@link release} at its end. */
  open(sender: string): BufferedBody {
    const body: BufferedBody = { sender, bytes: 0, isArriving: true, isDropped: false, onDropped: () => undefined };
    this.#bodies.add(body);
    return body;
  }

  /** Counts bytes that have arrived for a body, and drops others if they are too many; false where this body itself is dropped. */
  reserve(body: BufferedBody, bytes: number): boolean {
    if (body.isDropped) return false;
    body.bytes += bytes;
    while (sum(this.#of(body.sender)) > this.#limit * maxShareOfSender && this.#dropLargest(this.#of(body.sender)));
    while (sum(this.#bodies) > this.#limit && this.#dropLargest(this.#greatestShare()));
    return !body.isDropped;
  }

  release(body: BufferedBody): void {
    this.#bodies.delete(body);
  }

  #of(sender: string): BufferedBody[] {
    return [...this.#bodies].filter((body) => body.sender === sender);
  }

  /** The bodies of the sender who holds most, of those who have one still arriving. */
  #greatestShare(): BufferedBody[] {
    const senders = new Set([...this.#bodies].flatMap(({ sender, isArriving }) => (isArriving ? [sender] : [])));
    return [...senders].map((sender) => this.#of(sender)).toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
  }

  /** Drops the largest body that is still arriving; false where none is. */
  #dropLargest(among: readonly BufferedBody[]): boolean {
    const [largest] = among.filter(({ isArriving }) => isArriving).toSorted((one, other) => other.bytes - one.bytes);
    if (!largest) return false;
    this.#bodies.delete(largest);
    largest.isDropped = true;
    largest.onDropped();
    return true;
  }
}
