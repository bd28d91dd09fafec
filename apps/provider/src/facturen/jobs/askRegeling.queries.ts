import { betalingLockSql } from '../../facts/money.queries.ts';
import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import {
  termijnOver,
  noRegelingBecause,
  type RegelingFacts,
} from '../issue/regelingChoices.rules.ts';
import { coveredByRegelingSql, regelingFactsSql } from '../regeling/regelingChoices.queries.ts';
import { addNextTermijnen } from './regelingen.queries.ts';

export interface AgreedRegeling {
  readonly kenmerk: string;
  readonly maanden: number;
  /** Each term but the last, cents, as displayed. */
  readonly termijn: Cents;
}

// Serializes with payments, bookings and other arrangements of the same person.
const locks: readonly Statement[] = [
  {
    name: 'lockPayingForRegeling',
    text: `SELECT ${betalingLockSql('$1::text')}`,
  },
  {
    name: 'lockBetaalverzoekForRegeling',
    text: `
      SELECT c.kenmerk FROM insurer.betaalverzoek c JOIN insurer.betaalverzoek v USING (debiteur)
      WHERE v.kenmerk = $1 ORDER BY c.kenmerk FOR NO KEY UPDATE OF c`,
  },
  {
    name: 'lockFacturenForRegeling',
    text: `
      SELECT f.kenmerk FROM insurer.factuur f JOIN insurer.betaalverzoek v USING (debiteur)
      WHERE v.kenmerk = $1 ORDER BY f.kenmerk FOR NO KEY UPDATE OF f`,
  },
];

const selectFacts: Statement = {
  name: 'selectRegelingFactsLocked',
  text: `SELECT ${regelingFactsSql('$2::date')} AS facts FROM insurer.betaalverzoek b WHERE b.kenmerk = $1`,
};

// Moved out of the payment request, which covers only amounts outside arrangements.
const addToRegeling: Statement = {
  name: 'addToRegeling',
  text: `
    WITH regeling AS (
      INSERT INTO insurer.regeling (regeling_id, sleutel, debiteur, soort, termijnbedrag, ingangsdatum,
        termijnen, betaalverzoek)
      SELECT insurer.next_regelingnummer(extract(year FROM $2::date)::int),
        concat_ws('/', 'betalingsregeling', v.kenmerk, $2::date), v.debiteur, 'betalingsregeling', $3, $2::date,
        $4, v.kenmerk
      FROM insurer.betaalverzoek v WHERE v.kenmerk = $1 RETURNING regeling_id)
    UPDATE insurer.factuur f SET regeling_id = r.regeling_id, betaalverzoek = NULL,
      uit_betaalverzoek = f.betaalverzoek
    FROM regeling r, insurer.factuur_stand s, insurer.betaalverzoek b, insurer.betaalverzoek c
    WHERE b.kenmerk = $1 AND ${coveredByRegelingSql('c')} AND f.betaalverzoek = c.kenmerk
      AND s.kenmerk = f.kenmerk AND s.open > 0
    RETURNING r.regeling_id`,
};

// Running attempts for the covered requests have a wrong amount now, so reconciliation cancels them.
const wake: Statement = {
  name: 'wakePayingOfRegeling',
  text: `
    UPDATE insurer.betaling SET volgende_blik = clock_timestamp(), blikken = greatest(blikken, 1)
    WHERE betaling_id IN (SELECT e.betaling_id FROM insurer.betaling_deel e
      JOIN insurer.betaalverzoek c ON c.kenmerk = e.betaalverzoek JOIN insurer.betaalverzoek b ON b.kenmerk = $1
      WHERE ${coveredByRegelingSql('c')} AND e.under_way)`,
};

/**
 * Starts the agreed arrangement for the open amount of a payment request, and plans its first term.
 * @returns its id; undefined when the agreement is outdated: a payment arrived, or another arrangement
 * began.
 */
export async function startAgreedRegeling(
  transaction: JobTransaction,
  { kenmerk, maanden, termijn }: AgreedRegeling,
  day: Temporal.PlainDate,
): Promise<string | undefined> {
  const { query } = transaction;
  for (const lock of locks) await query(lock, [kenmerk]);
  const [row] = await query<{ facts: RegelingFacts }>(selectFacts, [kenmerk, day.toString()]);
  if (!row || noRegelingBecause(row.facts) !== undefined) return undefined;
  if (termijnOver(row.facts.open, maanden) !== termijn) return undefined;
  const [started] = await query<{ regeling_id: string }>(addToRegeling, [
    kenmerk,
    day.toString(),
    termijn,
    maanden,
  ]);
  await query(wake, [kenmerk]);
  await addNextTermijnen(transaction, day);
  return started?.regeling_id;
}
