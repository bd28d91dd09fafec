import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { toVerrekeningen } from '../issue/verrekening.rules.ts';
import {
  addVerrekeningen,
  listTegoedDebiteuren,
  listTegoeden,
  lockFacturenOf,
} from './verrekening.queries.ts';

/** Sets off today's credits against their debtors' open invoices, in the legal order. */
export async function addDayVerrekeningen(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  let count = 0;
  for (const debiteur of await listTegoedDebiteuren(transaction, day)) {
    await lockFacturenOf(transaction, debiteur);
    const done = new Set<string | number | null>();
    // Sequential, because each credit changes the open amounts for the next.
    for (;;) {
      const rows = await listTegoeden(transaction, day, debiteur);
      const row = rows.find((one) => !done.has(one.kenmerk ?? one.tegoedId));
      if (!row) break;
      done.add(row.kenmerk ?? row.tegoedId);
      const verrekeningen = toVerrekeningen(row, row.entries, day.toString());
      await addVerrekeningen(transaction, day, row, verrekeningen);
      count += verrekeningen.length;
    }
  }
  return count;
}
