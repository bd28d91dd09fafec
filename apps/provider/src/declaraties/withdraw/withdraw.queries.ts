import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { Withdrawable } from './withdraw.rules.ts';

// Locked until the transaction ends, to serialize with the job that takes the claim up.
const lockOwn: Statement = {
  name: 'lockOwn',
  text: `
    SELECT relatienummer, indiener, status, teruggetrokken_op IS NOT NULL AS withdrawn
    FROM insurer.declaratie WHERE nummer = $2 AND indiener = $1
      AND relatienummer = coalesce($3, relatienummer) FOR UPDATE`,
};

/** Returns a claim that the caller sent in, locked, if any; for a representative only one of the person's own care. */
export async function findOwnAndLock(
  access: Access,
  { query }: Transaction,
  number: string,
): Promise<(Withdrawable & { readonly relatienummer: string }) | undefined> {
  const [row] = await query<Withdrawable & { relatienummer: string }>(lockOwn, [
    access.viewer,
    number,
    access.gemachtigd ? access.viewer : null,
  ]);
  return row;
}

const setWithdrawn: Statement = {
  name: 'withdraw',
  text: `
    UPDATE insurer.declaratie SET teruggetrokken_op = $3
    WHERE nummer = $2 AND indiener = $1 AND status = 'INGEDIEND' AND teruggetrokken_op IS NULL`,
};

/** Withdraws a claim that the caller sent in, at the insurer's instant, and logs it. */
export async function markWithdrawn(
  access: Access,
  { query, record }: Transaction,
  number: string,
  relatienummer: string,
): Promise<void> {
  await query(setWithdrawn, [access.viewer, number, access.now.toString()]);
  record('trekDeclaratieIn', [relatienummer], number);
}
