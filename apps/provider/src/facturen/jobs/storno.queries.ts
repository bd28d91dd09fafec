import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { isBeingPaidSql } from '../../facts/waitingMoney.queries.ts';
import { addAanmaningBrieven } from './brieven.queries.ts';
import { tellFailed, tellReminder } from './berichten.queries.ts';
import { lastDaysToPay } from '../herinnering.rules.ts';
import { stornoDays } from '../issue/incasso.rules.ts';

const takeBack: Statement = {
  name: 'takeIncassoBack',
  text: `
    UPDATE insurer.incasso SET status = 'mislukt', mislukt_op = $2::date, teruggeboekt = true
    WHERE incasso_id = $1 AND status = 'afgeschreven' AND datum >= $2::date - $3::int
    RETURNING incasso_id`,
};

// What a debit booked carries its key: 'incasso/<sleutel>', or 'regeling/<sleutel>/<factuur>'. The invoice
// may since have passed on to another arrangement: it is found by the key, not by where it is now.
const bookedBy = `
  insurer.factuur f ON f.debiteur = i.debiteur
  JOIN insurer.boeking b ON b.kenmerk = f.kenmerk
    AND b.sleutel IN ('incasso/' || i.sleutel, concat_ws('/', 'regeling', i.sleutel, f.sleutel))`;

// A request that was paid by its last day is not reminded of on the day after: open again it would stay so.
const renewBetaalverzoeken: Statement = {
  name: 'renewBetaalverzoekenAfterStorno',
  text: `
    WITH renewed AS (
      UPDATE insurer.betaalverzoek v SET uiterste_betaaldatum = (($3::json)->>v.titel)::date
      WHERE v.uiterste_betaaldatum < $2::date AND v.kenmerk IN (
        SELECT f.betaalverzoek FROM insurer.incasso i JOIN ${bookedBy} WHERE i.incasso_id = $1)
      RETURNING v.kenmerk, v.debiteur, v.uiterste_betaaldatum),
    told AS (${tellReminder(`(SELECT v.* FROM renewed v WHERE NOT ${isBeingPaidSql}) r`, '$2::date')})
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
  text: tellFailed('(SELECT $1::bigint AS incasso_id) g', '$2::date'),
};

// Also one that was finished or ended before, the debit's own or the one an invoice is in by now: what is
// open of it again has to be asked for. One that still runs asks for it itself.
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
 * The bank has given a direct debit back (docs/domain.md: within 8 weeks): what it paid is open again, and
 * the debit counts as failed. Its payer asked for that: it is not presented again, a payment request follows. An
 * arrangement ends by a missed term. What a request asks for already gets a new last day, and under an
 * Aanmaning a new letter. The payer gets a message.
 * @returns false when it was not debited, was given back before, or longer ago than 8 weeks.
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
  // Requests before invoices: a payment that is booked locks them in this order.
  const lastDays = JSON.stringify(lastDaysToPay(day));
  const renewed = await query<{ kenmerk: string }>(renewBetaalverzoeken, [
    incassoId,
    date,
    lastDays,
  ]);
  await query(insertStorno, [incassoId, date]);
  await query(endRegeling, [incassoId, date]);
  const kenmerken = renewed.map(({ kenmerk }) => kenmerk);
  await addAanmaningBrieven(transaction, day, kenmerken);
  await query(tell, [incassoId, date]);
  return true;
}
