import { accountOf } from './toRelatie.ts';
import { sequenceNumbers } from './relaties.ts';
import { balanceOfTom, timeline } from './timeline.ts';

/** What a simulated bank answers to a direct debit: account, cents, day, and the debit's own key. */
export type IncassoBank = (
  iban: string,
  amountInCents: number,
  day: Temporal.PlainDate,
  key: string,
) => Promise<'succeeded' | 'failed'>;

/** A bank that keeps what it took. */
export type SimulatedBank = IncassoBank & {
  /** Cents, by the key of the debit. */
  readonly taken: ReadonlyMap<string, number>;
};

/**
 * A bank at which every debit succeeds but those of Tom, whose account holds too little for a premium. A debit that it took it takes no second time, however often it is handed in.
 * @param today the day it is seeded: before it Tom's account was short in two periods only. Without it,
 * for the time after, it is always short.
 */
export function createIncassoBank(today?: Temporal.PlainDate): SimulatedBank {
  const tom = accountOf(sequenceNumbers.tom);
  const periods = today ? timeline(today).tomEmptyPeriods : [{ from: '', until: '9999-12-31' }];
  const taken = new Map<string, number>();
  const debit: IncassoBank = async (iban, amount, day, key) => {
    if (taken.has(key)) return 'succeeded';
    const date = day.toString();
    const tight = iban === tom && periods.some(({ from, until }) => from <= date && date <= until);
    if (tight && amount > balanceOfTom) return 'failed';
    taken.set(key, amount);
    return 'succeeded';
  };
  return Object.assign(debit, { taken });
}
