import type { AchterstandStage } from '@mijn/contract/premieachterstand';
import type { Brand } from '@mijn/domain/brands';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import type { Statement } from '../../db/database.ts';
import type { PremieDebt } from './achterstand.rules.ts';
import { premieDebtsSql } from './debts.queries.ts';

export interface AchterstandRow {
  readonly merk: Brand;
  readonly stap: AchterstandStage;
  readonly sinds: Temporal.PlainDate;
  /** `yyyy-mm-dd`; null: nobody disputes them. */
  readonly betwist_sinds: string | null;
  /** `yyyy-mm-dd`: a dispute of this stage was answered; null: none was. */
  readonly betwisting_beantwoord: string | null;
  readonly debts: readonly PremieDebt[];
}

// Excludes arrears that are paid or in an arrangement, which the daily job ends later.
const select = withAccessLog({
  name: 'selectPremieachterstanden',
  operation: 'listPremieachterstanden',
  valueCount: 2,
  order: 'sinds',
  alsoWithoutRows: true,
  text: `
    SELECT a.debiteur AS relatienummer, p.merk, a.stap, a.sinds, a.betwist_sinds::text AS betwist_sinds,
      a.betwisting_beantwoord::text AS betwisting_beantwoord, d.debts
    FROM insurer.premieachterstand a JOIN insurer.polis p USING (polisnummer)
    JOIN ${premieDebtsSql('$2::date', 'f.debiteur = ANY ($1)')} d USING (polisnummer)
    WHERE a.debiteur = ANY ($1) AND a.beeindigd_op IS NULL`,
});

/** Reads the caller's premium arrears, and logs access. */
export function listPremieachterstanden(access: Access): Read<AchterstandRow> {
  return select(access, [access.debiteuren, access.today.toString()]);
}

// A repetition keeps the first day. Arrears whose dispute was answered are left as they are until their next stage.
const writeDispute: Statement = {
  name: 'writeOwnArrearsDispute',
  text: `
    WITH own AS (
      SELECT achterstand_id, betwist_sinds IS NOT NULL OR betwisting_beantwoord IS NULL AS open
      FROM insurer.premieachterstand WHERE debiteur = $1 AND beeindigd_op IS NULL),
    written AS (
      UPDATE insurer.premieachterstand a SET betwist_sinds = coalesce(betwist_sinds, $2::date), betwist_reden = $3
      FROM own WHERE a.achterstand_id = own.achterstand_id AND own.open)
    SELECT open FROM own`,
};

/**
 * Writes down that the caller disputes their running arrears, and logs it.
 * @returns `answered` if a dispute of each current stage was answered before; undefined without arrears
 */
export async function disputeArrears(
  { viewer, today }: Access,
  { query, record }: Transaction,
  tekst: string,
): Promise<'disputed' | 'answered' | undefined> {
  const rows = await query<{ readonly open: boolean }>(writeDispute, [
    viewer,
    today.toString(),
    tekst,
  ]);
  if (rows.length === 0) return undefined;
  if (!rows.some(({ open }) => open)) return 'answered';
  record('betwistPremieachterstand', [viewer]);
  return 'disputed';
}
