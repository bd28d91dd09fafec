import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { isBeingPaidSql } from '../../facts/money.queries.ts';
import { addAanmaningBrieven } from './brieven.queries.ts';
import { insertFailedBerichtSql, insertReminderBerichtSql } from './berichten.queries.ts';
import { daysAfterWaiting, lastDaysToPay } from '../herinnering.rules.ts';
import { stornoDays } from '../issue/incasso.rules.ts';

const takeBack: Statement = {
  name: 'takeIncassoBack',
  text: `
    UPDATE insurer.incasso SET status = 'mislukt', mislukt_op = $2::date, teruggeboekt = true
    WHERE incasso_id = $1 AND status = 'afgeschreven' AND datum >= $2::date - $3::int
    RETURNING incasso_id`,
};

// Bookings of a debit have its key: 'incasso/<sleutel>', or 'regeling/<sleutel>/<factuur>'. The invoice
// may be in another arrangement by now, so it is found by the key.
const bookedBy = `
  insurer.factuur f ON f.debiteur = i.debiteur
  JOIN insurer.boeking b ON b.kenmerk = f.kenmerk
    AND b.sleutel IN ('incasso/' || i.sleutel, concat_ws('/', 'regeling', i.sleutel, f.sleutel))`;

// A request that was paid in time, or is due within days, gets a new last day, so that it is not reminded at once.
const renewBetaalverzoeken: Statement = {
  name: 'renewBetaalverzoekenAfterStorno',
  text: `
    WITH renewed AS (
      UPDATE insurer.betaalverzoek v SET uiterste_betaaldatum = (($3::json)->>v.titel)::date
      WHERE v.uiterste_betaaldatum < $2::date + $4::int AND v.kenmerk IN (
        SELECT f.betaalverzoek FROM insurer.incasso i JOIN ${bookedBy} WHERE i.incasso_id = $1)
      RETURNING v.kenmerk, v.debiteur, v.uiterste_betaaldatum),
    told AS (${insertReminderBerichtSql(`(SELECT v.* FROM renewed v WHERE NOT ${isBeingPaidSql}) r`, '$2::date')})
    SELECT v.kenmerk FROM renewed v WHERE NOT ${isBeingPaidSql}`,
};

const insertStorno: Statement = {
  name: 'bookStorno',
  text: `
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    SELECT 'storno/' || b.sleutel, b.kenmerk, b.debiteur, 'storno', -b.bedrag, $2::date
    FROM insurer.incasso i JOIN ${bookedBy}
    WHERE i.incasso_id = $1`,
};

const tell: Statement = {
  name: 'tellStorno',
  text: insertFailedBerichtSql('(SELECT $1::bigint AS incasso_id) g', '$2::date'),
};

// Includes completed and ended arrangements, of the debit or of the invoice now: their reopened amounts
// have to be requested. A running one requests them itself.
const endRegeling: Statement = {
  name: 'endRegelingAfterStorno',
  text: `
    WITH ended AS (
      UPDATE insurer.regeling g SET status = 'beeindigd', beeindigd_op = $2::date
      WHERE g.regeling_id = (SELECT i.regeling_id FROM insurer.incasso i WHERE i.incasso_id = $1)
        OR (g.status <> 'lopend' AND g.regeling_id IN (
          SELECT f.regeling_id FROM insurer.incasso i JOIN ${bookedBy} WHERE i.incasso_id = $1))
      RETURNING g.regeling_id)
    UPDATE insurer.incasso p SET status = 'vervallen' FROM ended g
    WHERE p.regeling_id = g.regeling_id AND p.status = 'gepland'`,
};

/**
 * Books a returned direct debit (docs/domain.md: within 8 weeks): what it paid is open again, and it
 * counts as failed. It is not retried, because the payer asked for the return; a payment request
 * follows. An arrangement ends as after a missed term. A request for it gets a new last day, and under
 * an Aanmaning a new letter. The payer gets a message.
 * @returns false when it was not debited, was returned before, or is older than 8 weeks.
 */
export async function bookStorno(
  transaction: JobTransaction,
  incassoId: number,
  day: Temporal.PlainDate,
): Promise<boolean> {
  const { query } = transaction;
  const date = day.toString();
  const [incasso] = await query(takeBack, [incassoId, date, stornoDays]);
  if (!incasso) return false;
  // Requests before invoices, the order in which booking a payment locks them.
  const lastDays = JSON.stringify(lastDaysToPay(day));
  const renewed = await query<{ kenmerk: string }>(renewBetaalverzoeken, [
    incassoId,
    date,
    lastDays,
    daysAfterWaiting,
  ]);
  await query(insertStorno, [incassoId, date]);
  await query(endRegeling, [incassoId, date]);
  const kenmerken = renewed.map(({ kenmerk }) => kenmerk);
  await addAanmaningBrieven(transaction, day, kenmerken);
  await query(tell, [incassoId, date]);
  return true;
}
