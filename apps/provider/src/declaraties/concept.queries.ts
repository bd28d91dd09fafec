import type { ConceptVelden } from '@mijn/contract/concept';
import type { Bestandssoort } from '../bestanden/keuren/keuring.ts';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';

/** A draft with its files that are still there, in the order in which they were added. */
export interface ConceptRij {
  readonly versie: string;
  readonly velden: ConceptVelden;
  readonly bestanden: readonly {
    readonly bestandId: string;
    readonly naam: string;
    readonly soort: Bestandssoort;
    readonly bytes: number;
  }[];
  readonly bijgewerkt_op: Temporal.Instant;
  readonly verloopt_op: Temporal.Instant;
}

/** What is kept of a draft. */
export interface TeBewaren {
  readonly velden: ConceptVelden;
  readonly bestandIds: readonly string[];
}

const begrensWachten: Opdracht = {
  name: 'begrensWachten',
  text: `SELECT set_config('lock_timeout', '3000', true)`,
};

const vergrendel: Opdracht = {
  name: 'vergrendel',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
};

/**
 * Waits until nobody else changes the caller's draft, sending a claim in included: at most 3 seconds,
 * then PostgreSQL gives error 55P03.
 */
export async function vergrendelConcept(access: Access, { query }: Transactie): Promise<void> {
  await query(begrensWachten, []);
  await query(vergrendel, [`concept/${access.kijker}`]);
}

const leesConcept: Opdracht = {
  name: 'leesConcept',
  text: `
    SELECT c.versie, c.velden, c.bijgewerkt_op, c.verloopt_op,
      (SELECT coalesce(json_agg(json_build_object('bestandId', b.bestand_id, 'naam', b.naam,
          'soort', b.soort, 'bytes', b.bytes) ORDER BY e.nr), '[]')
        FROM unnest(c.bestand_ids) WITH ORDINALITY AS e (bestand_id, nr)
        JOIN verzekeraar.bestand b USING (bestand_id)
        WHERE b.indiener = $1 AND b.nummer IS NULL AND b.verloopt_op > now()) AS bestanden
    FROM verzekeraar.declaratie_concept c WHERE c.indiener = $1 AND c.verloopt_op > now()`,
};

/** Reads the caller's draft; undefined when there is none. */
export async function getConcept(
  access: Access,
  { query }: Transactie,
): Promise<ConceptRij | undefined> {
  const [rij] = await query<ConceptRij>(leesConcept, [access.kijker]);
  return rij;
}

const schrijfConcept: Opdracht = {
  name: 'schrijfConcept',
  text: `
    INSERT INTO verzekeraar.declaratie_concept (indiener, velden, bestand_ids)
    VALUES ($1, $2, ARRAY(SELECT e.bestand_id
      FROM unnest($3::uuid[]) WITH ORDINALITY AS e (bestand_id, nr)
      JOIN verzekeraar.bestand b USING (bestand_id)
      WHERE b.indiener = $1 AND b.nummer IS NULL AND b.verloopt_op > now() ORDER BY e.nr))
    ON CONFLICT (indiener) DO UPDATE SET versie = DEFAULT, velden = excluded.velden,
      bestand_ids = excluded.bestand_ids, bijgewerkt_op = DEFAULT, verloopt_op = DEFAULT`,
};

// What the draft names waits as long as it does; what it named no longer, as long as a file that has
// just come in.
const laatWachten: Opdracht = {
  name: 'laatWachten',
  text: `
    UPDATE verzekeraar.bestand b
    SET verloopt_op = CASE WHEN b.bestand_id = ANY (c.bestand_ids) THEN c.verloopt_op
      ELSE now() + interval '24 hours' END
    FROM verzekeraar.declaratie_concept c
    WHERE c.indiener = $1 AND b.indiener = $1 AND b.nummer IS NULL AND b.verloopt_op > now()
      AND b.bestand_id = ANY (c.bestand_ids || $2::uuid[])`,
};

/**
 * Keeps a draft, in place of `eerder`, for 30 days, and logs it. Files that are not the caller's, or
 * not there, are left out. The caller's draft is to be locked.
 */
export async function setConcept(
  access: Access,
  { query, noteer }: Transactie,
  { velden, bestandIds }: TeBewaren,
  eerder: ConceptRij | undefined,
): Promise<void> {
  await query(schrijfConcept, [access.kijker, JSON.stringify(velden), [...new Set(bestandIds)]]);
  const genoemd = eerder?.bestanden.map(({ bestandId }) => bestandId) ?? [];
  await query(laatWachten, [access.kijker, genoemd]);
  noteer('bewaarConcept', [access.kijker]);
}

// Over its files' waiting: $2 hours from now, and never longer than it was.
const wisConcept: Opdracht = {
  name: 'wisConcept',
  text: `
    WITH weg AS (DELETE FROM verzekeraar.declaratie_concept WHERE indiener = $1
      RETURNING bestand_ids)
    UPDATE verzekeraar.bestand b
    SET verloopt_op = least(b.verloopt_op, now() + make_interval(hours => $2))
    FROM weg WHERE b.indiener = $1 AND b.nummer IS NULL AND b.bestand_id = ANY (weg.bestand_ids)`,
};

/** Throws the caller's draft away, with the files in it, and logs it. */
export async function removeConcept(access: Access, { query, noteer }: Transactie): Promise<void> {
  await query(wisConcept, [access.kijker, 0]);
  noteer('verwijderConcept', [access.kijker]);
}

/**
 * Ends the caller's draft because the claim is sent in. A file that did not go along waits another 24
 * hours: it may be in another tab.
 */
export async function beeindigConcept(access: Access, { query }: Transactie): Promise<void> {
  await query(wisConcept, [access.kijker, 24]);
}
