/** Prints whether each expectation holds, and counts those that do not. */
export class Expectations {
  failures = 0;

  readonly expect = (holds: boolean, what: string): void => {
    console.log(`${holds ? "  holds " : "  FAILS "} ${what}`);
    if (!holds) this.failures++;
  };
}
