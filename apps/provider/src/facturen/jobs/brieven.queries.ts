import { incassokosten } from '@mijn/domain/incassokosten';
import { sumOf } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import { type Addressee, addresseeSql } from '../../facts/people.queries.ts';
import { namedFactuurOrder, namedFactuurSql } from '../../facts/factuur.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { AangemaandBetaalverzoek, BriefRow, NewBrief } from '../brieven/brief.ts';
import { receivedOn } from '../herinnering.rules.ts';

const selectAangemaand: Statement = {
  name: 'selectAangemaand',
  text: `
    SELECT ${addresseeSql('$1::date')}, a.betaalverzoeken
    FROM (SELECT DISTINCT debiteur FROM insurer.betaalverzoek
      WHERE titel = 'Aanmaning' AND kenmerk = ANY ($2::text[])) d
    JOIN insurer.relatie r ON r.relatienummer = d.debiteur
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('kenmerk', v.kenmerk, 'open', o.open, 'lastDay', v.uiterste_betaaldatum,
        'facturen', o.facturen) ORDER BY v.uiterste_betaaldatum, v.kenmerk) AS betaalverzoeken
      FROM insurer.betaalverzoek v CROSS JOIN LATERAL (
        SELECT sum(greatest(s.open, 0))::int AS open,
          json_agg(${namedFactuurSql} ORDER BY ${namedFactuurOrder}) FILTER (WHERE s.open > 0) AS facturen
        FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk) WHERE f.betaalverzoek = v.kenmerk) o
      WHERE v.debiteur = d.debiteur AND v.titel = 'Aanmaning' AND o.open > 0) a
    WHERE a.betaalverzoeken IS NOT NULL`,
};

const insertBrieven: Statement = {
  name: 'insertBrieven',
  text: `
    INSERT INTO insurer.brief (sleutel, relatienummer, soort, merk, datum, onderwerpen, inhoud, op_papier)
    SELECT t.sleutel, t.relatienummer, t.soort, t.merk, $1::date, t.onderwerpen, t.inhoud, t.op_papier
    FROM jsonb_to_recordset($2) AS t (sleutel text, relatienummer text, soort text, merk text, onderwerpen text[],
      inhoud jsonb, op_papier boolean)
    ON CONFLICT (sleutel) DO NOTHING`,
};

/** Inserts the letters of a day; existing ones are kept. */
export async function addBrieven(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  brieven: readonly NewBrief[],
): Promise<void> {
  if (brieven.length > 0) await query(insertBrieven, [day.toString(), JSON.stringify(brieven)]);
}

/**
 * Creates the 14-day letter (BW 6:96 lid 6) for each person with one of these payment requests that got
 * an Aanmaning on a day, or a new last day under one because its payment was returned. One letter
 * covers all of the person's claims with an Aanmaning, with their costs together (lid 7).
 * @param kenmerken of the requests; those with another title are ignored
 */
export async function addAanmaningBrieven(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
  kenmerken: readonly string[],
): Promise<void> {
  if (kenmerken.length === 0) return;
  type Row = Addressee & { readonly betaalverzoeken: readonly AangemaandBetaalverzoek[] };
  const rows = await transaction.query<Row>(selectAangemaand, [day.toString(), kenmerken]);
  const brieven = rows.map(
    ({ relatienummer, merk, digital, geadresseerde, betaalverzoeken }): NewBrief => {
      const total = sumOf(betaalverzoeken, ({ open }) => open);
      return {
        // The amount is part of the key, so that a changed amount on the same day causes another letter.
        sleutel: `aanmaning/${relatienummer}/${day.toString()}/${total}`,
        relatienummer,
        merk,
        op_papier: !digital,
        onderwerpen: betaalverzoeken.map(({ kenmerk }) => kenmerk),
        soort: 'aanmaning',
        inhoud: {
          geadresseerde,
          betaalverzoeken,
          receivedOn: receivedOn(day, digital).toString(),
          kosten: incassokosten(total),
        },
      };
    },
  );
  await addBrieven(transaction, day, brieven);
}

const takeToPost: Statement = {
  name: 'takeBriefToPost',
  text: `
    SELECT brief_id, relatienummer, soort, merk, datum, inhoud FROM insurer.brief
    WHERE op_papier AND verstuurd_op IS NULL AND NOT brief_id::text = ANY ($1::text[])
    ORDER BY datum LIMIT 1 FOR UPDATE SKIP LOCKED`,
};

/** Returns and locks the next letter for the post; undefined: none. */
export async function takeNextBrief(
  { query }: JobTransaction,
  leftOut: readonly string[],
): Promise<BriefRow | undefined> {
  const [row] = await query<BriefRow>(takeToPost, [leftOut]);
  return row;
}

const markPosted: Statement = {
  name: 'markBriefPosted',
  text: `UPDATE insurer.brief SET verstuurd_op = $2 WHERE brief_id = $1`,
};

/** Records that a letter is in the folder of outgoing post. @param now real time */
export async function markBriefPosted(
  { query }: JobTransaction,
  briefId: string,
  now: Temporal.Instant,
): Promise<void> {
  await query(markPosted, [briefId, now.toString()]);
}
