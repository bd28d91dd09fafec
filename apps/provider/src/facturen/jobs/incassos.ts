import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { IncassoBank, IncassoOutcome } from './incassoBank.ts';
import {
  type CollectedIncasso,
  lockDueIncassos,
  saveIncassos,
  type ToCollect,
} from './incassos.queries.ts';

async function askBank(
  bank: IncassoBank,
  { iban, bedrag, sleutel }: ToCollect,
  day: Temporal.PlainDate,
): Promise<CollectedIncasso['status']> {
  if (bedrag <= 0) return 'vervallen';
  const outcome: IncassoOutcome = iban === null ? 'failed' : await bank(iban, bedrag, day, sleutel);
  return outcome === 'succeeded' ? 'afgeschreven' : 'mislukt';
}

/**
 * Runs the direct debits of the day: presents the open amounts to the bank, books what was collected,
 * and plans a second attempt after a first failure. Without a bank they wait.
 */
export async function executeIncassos(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
  bank: IncassoBank | undefined,
): Promise<number> {
  if (!bank) return 0;
  const incassos = await lockDueIncassos(transaction, day);
  const outcomes: CollectedIncasso[] = [];
  for (const incasso of incassos) {
    const { incasso_id, iban, bedrag } = incasso;
    outcomes.push({ incasso_id, iban, bedrag, status: await askBank(bank, incasso, day) });
  }
  if (outcomes.length > 0) await saveIncassos(transaction, day, outcomes);
  return outcomes.length;
}
