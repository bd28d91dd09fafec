import { inJob, type JobPool, type JobTransaction } from './jobTransaction.ts';

function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, 'some of a round failed');
}

/**
 * Runs `perform` for each item in turn; a failure does not stop the others.
 * @returns the number of items that succeeded.
 * @throws AggregateError all failures, after the last item.
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
 * Takes row after row, each in a short transaction that ends before the row is processed.
 * `takeNext` must mark the row as taken, so that other copies skip it.
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

export interface RowByRow<Row> {
  /** Locks the next row against other copies; rows in `leftOut` have failed in this round. */
  readonly takeNext: (
    transaction: JobTransaction,
    leftOut: readonly string[],
  ) => Promise<Row | undefined>;
  readonly idOf: (row: Row) => string;
  readonly perform: (transaction: JobTransaction, row: Row) => Promise<unknown>;
}

/**
 * Processes row after row, each in its own transaction with the row locked. A row that throws is
 * rolled back, left for the next round, and does not block the others.
 * @returns the number of rows that succeeded.
 * @throws AggregateError all failures of rows, at the end; an error before a row was taken, at
 * once.
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
      // Failed before a row was taken, so there is no row to skip.
      if (leftOut.length === before) throw error;
      failures.push(error);
    }
    return true;
  };
  while (await attempt());
  throwAll(failures);
  return done;
}
