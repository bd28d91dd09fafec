import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { openVanVerzoek, type TeBetalen } from '../teBetalen.queries.ts';

/** A payment that the payment provider says has been made. Cents, the insurer's day. */
export interface BinnengekomenBetaling {
  /** Of the payment request. */
  readonly kenmerk: string;
  readonly bedrag: number;
  readonly betalingId: string;
  readonly dag: Temporal.PlainDate;
}

/** What became of it, cents: booked on invoices, and kept to be paid back. */
export interface Geboekt {
  readonly geboekt: number;
  readonly teVeel: number;
}

const vergrendel: Opdracht = {
  name: 'vergrendelBetaalverzoek',
  text: `SELECT debiteur FROM verzekeraar.betaalverzoek WHERE kenmerk = $1 FOR NO KEY UPDATE`,
};

// What a day's jobs book on these invoices is stored first, or waits.
const vergrendelFacturen: Opdracht = {
  name: 'vergrendelFacturenVanBetaler',
  text: `SELECT kenmerk FROM verzekeraar.factuur WHERE debiteur = $1 ORDER BY kenmerk FOR NO KEY UPDATE`,
};

const leesVergrendeld: Opdracht = { name: 'leesTeBetalenVergrendeld', text: openVanVerzoek };

/**
 * Like `getTeBetalen`, for jobs: for anybody's payment request, which stays locked until the
 * transaction ends.
 */
export async function getTeBetalenVergrendeld(
  { query }: TaakTransactie,
  kenmerk: string,
): Promise<TeBetalen | undefined> {
  await query(vergrendel, [kenmerk]);
  const [rij] = await query<TeBetalen>(leesVergrendeld, [kenmerk]);
  return rij;
}

const leesGeboekt: Opdracht = {
  name: 'leesGeboekt',
  text: `
    SELECT coalesce((SELECT sum(bedrag) FROM verzekeraar.boeking WHERE betaling_id = $1), 0) AS geboekt,
      coalesce((SELECT sum(bedrag) FROM verzekeraar.tegoed WHERE betaling_id = $1), 0) AS "teVeel"`,
};

// Oldest first. What was taken up in an arrangement while the payment was under way comes last.
const boek: Opdracht = {
  name: 'boekBetaling',
  text: `
    WITH rij AS (
      SELECT f.kenmerk, f.debiteur, s.open, coalesce(sum(s.open) OVER (
        ORDER BY f.betaalverzoek IS NULL, f.datum, f.sleutel
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS ervoor
      FROM verzekeraar.betaalverzoek v
      JOIN verzekeraar.factuur f ON f.debiteur = v.debiteur
        AND (f.betaalverzoek = v.kenmerk OR (f.betaalverzoek IS NULL AND f.regeling_id IS NOT NULL))
      JOIN verzekeraar.factuur_stand s ON s.kenmerk = f.kenmerk
      WHERE v.kenmerk = $1 AND s.open > 0),
    geboekt AS (
      INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, betaling_id)
      SELECT concat_ws('/', 'betaling', $3::text, kenmerk), kenmerk, debiteur, 'betaling',
        least(open, $2::integer - ervoor), $4, $3::uuid
      FROM rij WHERE ervoor < $2::integer RETURNING bedrag),
    over AS (SELECT $2::integer - coalesce(sum(bedrag), 0) AS bedrag FROM geboekt)
    INSERT INTO verzekeraar.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
    SELECT $3::uuid, v.debiteur, v.kenmerk, over.bedrag, $4
    FROM over, verzekeraar.betaalverzoek v WHERE v.kenmerk = $1 AND over.bedrag > 0`,
};

/**
 * Books a payment on the invoices of its payment request, oldest first; what is paid too much is
 * kept as a credit and paid back. The same `betalingId` is booked once, however often it is told.
 * @throws Error when there is no such payment request, or the amount is not positive.
 */
export async function boekBetaling(
  { query }: TaakTransactie,
  { kenmerk, bedrag, betalingId, dag }: BinnengekomenBetaling,
): Promise<Geboekt> {
  if (!Number.isSafeInteger(bedrag) || bedrag <= 0) throw new RangeError('Not an amount to book');
  const [verzoek] = await query<{ debiteur: string }>(vergrendel, [kenmerk]);
  if (!verzoek) throw new Error(`No payment request ${kenmerk}`);
  await query(vergrendelFacturen, [verzoek.debiteur]);
  const eerder = await leesWatGeboektIs(query, betalingId);
  if (eerder.geboekt + eerder.teVeel > 0) return eerder;
  await query(boek, [kenmerk, bedrag, betalingId, dag.toString()]);
  return leesWatGeboektIs(query, betalingId);
}

async function leesWatGeboektIs(
  query: TaakTransactie['query'],
  betalingId: string,
): Promise<Geboekt> {
  const [som] = await query<Geboekt>(leesGeboekt, [betalingId]);
  return som ?? { geboekt: 0, teVeel: 0 };
}
