import { accountOf } from './toRelatie.ts';
import { sequenceNumbers } from './relaties.ts';
import { balanceOfTom, timeline } from './timeline.ts';

/** The outcome of a direct debit at a simulated bank, by account, cents, day and the debit's own key. */
export type IncassoBank = (
  iban: string,
  amountInCents: number,
  day: Temporal.PlainDate,
  key: string,
) => Promise<'succeeded' | 'failed'>;

export type SimulatedBank = IncassoBank & {
  readonly taken: ReadonlyMap<string, number>;
};

/**
 * Creates a bank at which every debit succeeds except Tom's, whose balance is too low for a premium. Repeating a debit
 * has no effect.
 * @param today the day of seeding: before it Tom's balance was too low in two periods only; without it, always
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
