import { accountOf } from './toRelatie.ts';
import { sequenceNumbers } from './relaties.ts';
import { balanceOfTom, timeline } from './timeline.ts';

/** What a simulated bank answers to a direct debit: account, cents, day. */
export type IncassoBank = (
  iban: string,
  amountInCents: number,
  day: Temporal.PlainDate,
) => Promise<'succeeded' | 'failed'>;

/**
 * A bank at which every debit succeeds but those of Tom, whose account holds too little for a premium.
 * @param today the day it is seeded: before it Tom's account was short in two periods only. Without it,
 * for the time after, it is always short.
 */
export function createIncassoBank(today?: Temporal.PlainDate): IncassoBank {
  const tom = accountOf(sequenceNumbers.tom);
  const periods = today ? timeline(today).tomEmptyPeriods : [{ from: '', until: '9999-12-31' }];
  return async (iban, amount, day) => {
    const date = day.toString();
    const tight = iban === tom && periods.some(({ from, until }) => from <= date && date <= until);
    return Promise.resolve(tight && amount > balanceOfTom ? 'failed' : 'succeeded');
  };
}
