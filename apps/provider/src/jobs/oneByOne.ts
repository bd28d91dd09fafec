import { inJob, type JobPool, type JobTransaction } from './jobTransaction.ts';

function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, 'some of a round failed');
}

/**
 * Does something with each, one after the other: what one throws does not keep the others waiting.
 * @returns with how many it was done.
 * @throws AggregateError what failed, after all others were done.
 */
export async function performEach<T>(
  items: Iterable<T> | AsyncIterable<T>,
  perform: (item: T) => Promise<unknown>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for await (const item of items) {
    try {
      await perform(item);
      done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  throwAll(failures);
  return done;
}

/**
 * Takes row after row, each in a short transaction that is over before anything is done with it: whoever takes a
 * row writes in it that others leave it alone.
 */
export async function* takeEach<Row>(
  pool: JobPool,
  takeNext: (transaction: JobTransaction) => Promise<Row | undefined>,
): AsyncGenerator<Row> {
  for (;;) {
    const row = await inJob(pool, takeNext);
    if (row === undefined) return;
    yield row;
  }
}

/** Work that is taken row by row, until nothing is left. */
export interface RowByRow<Row> {
  /** Takes the next row and keeps it from other copies; those in `leftOut` failed in this round. */
  readonly takeNext: (
    transaction: JobTransaction,
    leftOut: readonly string[],
  ) => Promise<Row | undefined>;
  readonly idOf: (row: Row) => string;
  readonly perform: (transaction: JobTransaction, row: Row) => Promise<unknown>;
}

/**
 * Takes row after row, each in a transaction of its own that holds it. One that throws is undone, waits for the
 * next round, and does not keep those behind it waiting.
 * @returns with how many it was done.
 * @throws AggregateError what failed, once nothing else was left; at once what went wrong before a row was taken.
 */
export async function performRowByRow<Row>(
  pool: JobPool,
  { takeNext, idOf, perform }: RowByRow<Row>,
): Promise<number> {
  const leftOut: string[] = [];
  const failures: unknown[] = [];
  let done = 0;
  const takeOne = (): Promise<boolean> =>
    inJob(pool, async (transaction) => {
      const row = await takeNext(transaction, leftOut);
      if (row === undefined) return false;
      leftOut.push(idOf(row));
      await perform(transaction, row);
      return true;
    });
  const attempt = async (): Promise<boolean> => {
    const before = leftOut.length;
    try {
      if (!(await takeOne())) return false;
      leftOut.pop();
      done += 1;
    } catch (error) {
      // Nothing was taken: that is no row's fault.
      if (leftOut.length === before) throw error;
      failures.push(error);
    }
    return true;
  };
  while (await attempt());
  throwAll(failures);
  return done;
}
