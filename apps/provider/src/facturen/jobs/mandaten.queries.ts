import type { Brand } from '@mijn/domain/brands';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { presentedUntil } from '../issue/incasso.rules.ts';
import type { Mandaat, OwnMandaat } from '../mandaten/mandaten.queries.ts';
import { requestInsteadOfIncassos } from './betaalverzoeken.queries.ts';
import { lockDay } from './day.queries.ts';

/** A mandate as agreed, for the account of a version of the person's data. */
interface AgreedMandaat {
  readonly debiteur: string;
  readonly merk: Brand;
  readonly dag: number;
  readonly versie: number;
}

const insertMandaat: Statement = {
  name: 'insertMandaat',
  text: `
    INSERT INTO insurer.mandaat (debiteur, merk, getekend_op, iban, dag)
    SELECT r.relatienummer, $2, $3::date, r.iban, $4 FROM insurer.relatie r
    WHERE r.relatienummer = $1 AND r.versie = $5 AND r.iban IS NOT NULL
    ON CONFLICT (debiteur, merk) WHERE beeindigd_op IS NULL DO UPDATE SET dag = EXCLUDED.dag
    RETURNING kenmerk, to_char(getekend_op, 'YYYY-MM-DD') AS "getekendOp", dag`,
};

const insertBericht: Statement = {
  name: 'insertMandaatBericht',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    VALUES (concat_ws('/', $3::text, $2::text), $1, $3, $2, $4::date) ON CONFLICT (sleutel) DO NOTHING`,
};

/**
 * Starts the agreed mandate for invoices from a day on, or changes the day of a running one for invoices still to come;
 * a new one is told. Undefined: the account has changed since.
 */
export async function startMandaat(
  transaction: JobTransaction,
  { debiteur, merk, dag, versie }: AgreedMandaat,
  today: Temporal.PlainDate,
): Promise<Mandaat | undefined> {
  // Not during a run of the insurer's day, like everything that concerns debits.
  await lockDay(transaction);
  const { query } = transaction;
  const day = today.toString();
  const [mandaat] = await query<Mandaat>(insertMandaat, [debiteur, merk, day, dag, versie]);
  if (!mandaat) return undefined;
  await query(insertBericht, [debiteur, mandaat.kenmerk, 'incassoGestart', day]);
  return mandaat;
}

const endMandaat: Statement = {
  name: 'endMandaat',
  text: `
    UPDATE insurer.mandaat SET beeindigd_op = $2::date WHERE kenmerk = $1 AND beeindigd_op IS NULL
    RETURNING kenmerk`,
};

/**
 * Ends a mandate and tells it. Debits that the bank has go on; the other invoices are requested. Does nothing when it
 * has ended.
 */
export async function stopMandaat(
  transaction: JobTransaction,
  { kenmerk, debiteur, merk }: OwnMandaat,
  today: Temporal.PlainDate,
): Promise<void> {
  await lockDay(transaction);
  const { query } = transaction;
  const ended = await query(endMandaat, [kenmerk, today.toString()]);
  if (ended.length === 0) return;
  const stopped = { today, atBankUntil: presentedUntil(today), reason: kenmerk };
  await requestInsteadOfIncassos(transaction, { debiteur, merk }, stopped);
  await query(insertBericht, [debiteur, kenmerk, 'incassoGestopt', today.toString()]);
}
