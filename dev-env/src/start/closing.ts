type Opened = { name: string; close: () => Promise<void> };

/** Things to close in the reverse of the order in which they were opened. */
export class Closing {
  readonly #opened: Opened[] = [];

  /** Remembers how to close something that has just been opened. */
  add(name: string, close: () => Promise<void>): void {
    this.#opened.push({ name, close });
  }

  /** Closes all, the last one first, also when one of them fails; then throws that failure. */
  async closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let one = this.#opened.pop(); one; one = this.#opened.pop()) {
      const { name, close } = one;
      await close().catch((error: unknown) => failures.push(new Error(name, { cause: error })));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
  }
}
