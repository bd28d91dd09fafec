import type { RegelingStart } from '@mijn/contract/regeling';
import { eurosToCents } from '@mijn/domain/money';
import type { Access, Caller } from '../../access/access.ts';
import { type Database, inAccess, type Transaction } from '../../access/inAccess.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { inJob, type JobPool } from '../../jobs/jobTransaction.ts';
import { retryOnConflict } from '../../db/retryOnConflict.ts';
import { noRegelingBecause, regelingChoices } from '../issue/regelingChoices.rules.ts';
import { type AgreedRegeling, startAgreedRegeling } from '../jobs/askRegeling.queries.ts';
import { findRegelingFacts } from './regelingChoices.queries.ts';

/**
 * Whether the caller may have the arrangement that they agreed to.
 * @throws Refusal 403 where none is offered, with why; 404 foreign or unknown; 409 where
 * another amount is open than they were shown.
 */
async function checkAgreement(
  access: Access,
  transaction: Transaction,
  { kenmerk, maanden, termijn }: AgreedRegeling,
): Promise<Temporal.PlainDate> {
  const facts = await findRegelingFacts(access, transaction, kenmerk);
  if (!facts) throw notFound();
  transaction.record('startRegeling', [access.viewer], kenmerk);
  const reason = noRegelingBecause(facts);
  if (reason === 'nietsOpen' || reason === 'betalingLoopt') throw new Refusal(409, [reason]);
  if (reason !== undefined) throw new Refusal(403, [reason]);
  const agreed = regelingChoices(facts, access.today).find((one) => one.maanden === maanden);
  if (agreed?.termijn !== termijn) throw new Refusal(409, ['gewijzigd']);
  return access.today;
}

/**
 * Starts an arrangement over what is open of a payment request of the caller's own.
 * @returns its number.
 * @throws Refusal as `checkAgreement`, and 409 when what is open changed in the meantime.
 */
export async function startRegeling(
  { database, pool }: { readonly database: Database; readonly pool: JobPool },
  caller: Caller,
  kenmerk: string,
  { maanden, termijnBedrag }: RegelingStart,
): Promise<string> {
  const agreed = { kenmerk, maanden, termijn: eurosToCents(termijnBedrag) };
  const today = await inAccess(database, caller, (access, transaction) =>
    checkAgreement(access, transaction, agreed),
  );
  const started = await retryOnConflict(() =>
    inJob(pool, (transaction) => startAgreedRegeling(transaction, agreed, today)),
  );
  if (started === undefined) throw new Refusal(409, ['gewijzigd']);
  return started;
}
