import { maskIban } from '@mijn/domain/iban';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import type { Statement } from '../../db/database.ts';
import { presentedUntil } from '../../facturen/issue/incasso.rules.ts';
import { addresseeSql } from '../../facts/people.queries.ts';

/** Days after a change of the account in which nothing is paid out, so that its person can stop an intruder. */
const holdDays = 2;

/** How the caller is paid. */
export interface BetaalinstellingenRow {
  readonly relatienummer: string;
  readonly versie: number;
  readonly iban: string | null;
  readonly iban_naam: string | null;
  /** First day of payouts to a changed account, if it is still to come. */
  readonly payouts_from: Temporal.PlainDate | null;
}

const selectBetaalinstellingen = withAccessLog({
  name: 'selectBetaalinstellingen',
  operation: 'getBetaalinstellingen',
  valueCount: 2,
  text: `
    SELECT r.relatienummer, r.versie, r.iban, r.iban_naam,
      CASE WHEN r.uitbetalen_vanaf > $2::date THEN r.uitbetalen_vanaf END AS payouts_from
    FROM insurer.relatie r WHERE r.relatienummer = $1`,
});

/** Reads how the caller is paid, and logs access. */
export function getBetaalinstellingen(access: Access): Read<BetaalinstellingenRow> {
  return selectBetaalinstellingen(access, [access.viewer, access.today.toString()]);
}

const changeRekening: Statement = {
  name: 'changeRekening',
  text: `
    SELECT insurer.change_rekening($3, $4, $5, $2::date, $2::date + ${holdDays}, $6, $7, r.merk,
      to_jsonb(r.geadresseerde), $8::date) AS changed
    FROM (SELECT ${addresseeSql('$2::date')} FROM insurer.relatie r WHERE r.relatienummer = $1) r`,
};

/** An account to change to, and the state that the change is based on. */
interface RekeningChange {
  readonly versie: number;
  readonly iban: string;
  readonly naam: string;
}

/**
 * Changes the caller's account, with its history, its message, its mails or its letter, and logs it; false when the
 * version is outdated. Payouts are held for days, and debits that the bank has stay on the account before.
 */
export async function updateRekening(
  { viewer, today }: Access,
  { query, record }: Transaction,
  current: BetaalinstellingenRow,
  { versie, iban, naam }: RekeningChange,
): Promise<boolean> {
  const from = current.iban && maskIban(current.iban);
  const values = [
    viewer,
    today.toString(),
    versie,
    iban,
    naam,
    from,
    maskIban(iban),
    presentedUntil(today).toString(),
  ];
  const [row] = await query<{ changed: boolean }>(changeRekening, values);
  if (!row?.changed) return false;
  record('wijzigRekening', [viewer]);
  return true;
}
