import type { BetaalverzoekTitle, FactuurKind } from '@mijn/domain/factuurKindInfo';
import type { Cents } from '@mijn/domain/money';
import type { FactuurFacts } from './status.rules.ts';

/** An invoice with all that its status follows from. Cents. */
export interface FactuurRow {
  readonly kenmerk: string;
  readonly soort: FactuurKind;
  readonly jaar: number;
  readonly datum: Temporal.PlainDate;
  readonly bedrag: Cents;
  /** What the ledger leaves of it. */
  readonly open: Cents;
  /** Whether a final settlement took up what was open of it. */
  readonly in_eindafrekening: boolean;
  readonly last_boeking: string | null;
  readonly regeling_id: string | null;
  readonly regeling: FactuurFacts['regeling'];
  readonly incasso: FactuurFacts['incasso'];
  /** Day (`yyyy-mm-dd`) of the next direct debit for it, or for the arrangement it is in. */
  readonly datum_incasso: string | null;
  readonly betaalverzoek: string | null;
  readonly titel: BetaalverzoekTitle | null;
  readonly betaalverzoek_datum: Temporal.PlainDate | null;
  readonly uiterste_betaaldatum: Temporal.PlainDate | null;
}

/** What invoice `f` is about: the month of its lines (`2026-11`), or its year. */
export const factuurPeriodSql = `
  CASE WHEN f.soort IN ('Zorgpremie', 'Eigenrisicotermijn') THEN to_char(coalesce(
    (SELECT min(r.periode_van) FROM insurer.factuur_regel r WHERE r.kenmerk = f.kenmerk),
    f.datum), 'YYYY-MM') ELSE f.jaar::text END`;

/**
 * The columns of a `FactuurRow`, of `insurer.factuur f` with `factuurTables` behind it: one
 * home, so that an amount or a status is the same whichever way it is asked for.
 */
export const factuurColumns = `
  f.kenmerk, f.soort, f.jaar, f.datum, f.bedrag, s.open,
  f.eindafrekening IS NOT NULL AND EXISTS (SELECT FROM insurer.boeking k
    WHERE k.kenmerk = f.kenmerk AND k.soort = 'eindafrekening') AS in_eindafrekening,
  (SELECT k.soort FROM insurer.boeking k WHERE k.kenmerk = f.kenmerk
    ORDER BY k.boeking_id DESC LIMIT 1) AS last_boeking,
  f.regeling_id,
  (SELECT json_build_object('soort', g.soort, 'status', g.status)
    FROM insurer.regeling g WHERE g.regeling_id = f.regeling_id) AS regeling,
  (SELECT json_build_object('poging', i.poging, 'status', i.status, 'datum', i.datum)
    FROM insurer.incasso i WHERE i.kenmerk = f.kenmerk AND i.status <> 'vervallen'
    ORDER BY i.datum DESC, i.poging DESC LIMIT 1) AS incasso,
  (SELECT to_char(min(i.datum), 'YYYY-MM-DD') FROM insurer.incasso i
    WHERE i.debiteur = f.debiteur AND i.status = 'gepland' AND s.open > 0
      AND (i.kenmerk = f.kenmerk OR i.regeling_id = f.regeling_id)) AS datum_incasso,
  f.betaalverzoek, b.titel, b.datum AS betaalverzoek_datum, b.uiterste_betaaldatum`;

/** What the columns of `factuurColumns` come from. */
export const factuurTables = `
  FROM insurer.factuur f
  JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
  LEFT JOIN insurer.betaalverzoek b ON b.kenmerk = f.betaalverzoek`;

/** What the status of an invoice follows from (status.rules.ts). */
export function factsOf(row: FactuurRow): FactuurFacts {
  return {
    open: row.open,
    inEindafrekening: row.in_eindafrekening,
    last: row.last_boeking === 'verrekening' ? 'offset' : 'betaald',
    regeling: row.regeling,
    titel: row.titel,
    incasso: row.incasso,
  };
}
