import { moveUntil, readDay } from '@mijn/provider/time';
import { createIncassoBank } from '@mijn/testdata/incassoBank';

/** The day on which everybody gets the bill of their premium, and how long its jobs took, milliseconds. */
export interface BilledDay {
  readonly day: string;
  readonly ms: number;
}

/** Runs the insurer's days up to the next first of a month, and that one by itself. */
export async function billDay(databaseUrl: string): Promise<BilledDay> {
  const incassoBank = createIncassoBank();
  const today = await readDay(databaseUrl);
  const first = today.with({ day: 1 }).add({ months: 1 });
  await moveUntil(databaseUrl, first.subtract({ days: 1 }), { incassoBank });
  const begin = performance.now();
  await moveUntil(databaseUrl, first, { incassoBank });
  return { day: first.toString(), ms: performance.now() - begin };
}
