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
 * Checks that the agreed arrangement is available to the caller.
 * @throws Refusal 403 with the reason where none is offered; 404 foreign or unknown; 409 when the open
 * amount has changed.
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
 * Starts an arrangement for the open amount of the caller's payment request.
 * @returns its id.
 * @throws Refusal as `checkAgreement`, and 409 when the open amount changes meanwhile.
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
