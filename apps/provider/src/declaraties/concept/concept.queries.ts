import { lockNamed } from '../../db/lockNamed.queries.ts';
import type { ConceptFields } from '@mijn/contract/concept';
import type { FileKind } from '../../files/inspect/inspection.ts';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';

/** A draft with its files that are still there, in the order in which they were added. */
export interface ConceptRow {
  readonly versie: string;
  readonly velden: ConceptFields;
  readonly bestanden: readonly {
    readonly bestandId: string;
    readonly naam: string;
    readonly soort: FileKind;
    readonly bytes: number;
  }[];
  readonly bijgewerkt_op: Temporal.Instant;
  readonly verloopt_op: Temporal.Instant;
}

/** What is kept of a draft. */
export interface ToSave {
  readonly velden: ConceptFields;
  readonly bestandIds: readonly string[];
}

const limitWaiting: Statement = {
  name: 'limitWaiting',
  text: `SELECT set_config('lock_timeout', '3000', true)`,
};

/**
 * Waits until nobody else changes the caller's draft, sending a claim in included: at most 3 seconds,
 * then PostgreSQL gives error 55P03.
 */
export async function lockConcept(access: Access, { query }: Transaction): Promise<void> {
  await query(limitWaiting, []);
  await query(lockNamed, [`concept/${access.viewer}`]);
}

const selectConcept: Statement = {
  name: 'selectConcept',
  text: `
    SELECT c.versie, c.velden, c.bijgewerkt_op, c.verloopt_op,
      (SELECT coalesce(json_agg(json_build_object('bestandId', b.bestand_id, 'naam', b.naam,
          'soort', b.soort, 'bytes', b.bytes) ORDER BY e.number), '[]')
        FROM unnest(c.bestand_ids) WITH ORDINALITY AS e (bestand_id, number)
        JOIN insurer.bestand b USING (bestand_id)
        WHERE b.indiener = $1 AND b.nummer IS NULL AND b.verloopt_op > now()) AS bestanden
    FROM insurer.declaratie_concept c WHERE c.indiener = $1 AND c.verloopt_op > now()`,
};

/** Reads the caller's draft; undefined when there is none. */
export async function getConcept(
  access: Access,
  { query }: Transaction,
): Promise<ConceptRow | undefined> {
  const [row] = await query<ConceptRow>(selectConcept, [access.viewer]);
  return row;
}

const writeConcept: Statement = {
  name: 'writeConcept',
  text: `
    INSERT INTO insurer.declaratie_concept (indiener, velden, bestand_ids)
    VALUES ($1, $2, ARRAY(SELECT e.bestand_id
      FROM unnest($3::uuid[]) WITH ORDINALITY AS e (bestand_id, number)
      JOIN insurer.bestand b USING (bestand_id)
      WHERE b.indiener = $1 AND b.nummer IS NULL AND b.verloopt_op > now() ORDER BY e.number))
    ON CONFLICT (indiener) DO UPDATE SET versie = DEFAULT, velden = excluded.velden,
      bestand_ids = excluded.bestand_ids, bijgewerkt_op = DEFAULT, verloopt_op = DEFAULT`,
};

// What the draft names waits as long as it does; what it named no longer, as long as a file that has
// just come in.
const letWait: Statement = {
  name: 'letWait',
  text: `
    UPDATE insurer.bestand b
    SET verloopt_op = CASE WHEN b.bestand_id = ANY (c.bestand_ids) THEN c.verloopt_op
      ELSE now() + interval '24 hours' END
    FROM insurer.declaratie_concept c
    WHERE c.indiener = $1 AND b.indiener = $1 AND b.nummer IS NULL AND b.verloopt_op > now()
      AND b.bestand_id = ANY (c.bestand_ids || $2::uuid[])`,
};

/**
 * Keeps a draft, in place of `earlier`, for 30 days, and logs it. Files that are not the caller's, or
 * not there, are left out. The caller's draft is to be locked.
 */
export async function saveConcept(
  access: Access,
  { query, record }: Transaction,
  { velden, bestandIds }: ToSave,
  earlier: ConceptRow | undefined,
): Promise<void> {
  await query(writeConcept, [access.viewer, JSON.stringify(velden), [...new Set(bestandIds)]]);
  const named = earlier?.bestanden.map(({ bestandId }) => bestandId) ?? [];
  await query(letWait, [access.viewer, named]);
  record('bewaarConcept', [access.viewer]);
}

// Over its files' waiting: $2 hours from now, and never longer than it was.
const clearConcept: Statement = {
  name: 'clearConcept',
  text: `
    WITH gone AS (DELETE FROM insurer.declaratie_concept WHERE indiener = $1
      RETURNING bestand_ids)
    UPDATE insurer.bestand b
    SET verloopt_op = least(b.verloopt_op, now() + make_interval(hours => $2))
    FROM gone WHERE b.indiener = $1 AND b.nummer IS NULL AND b.bestand_id = ANY (gone.bestand_ids)`,
};

/** Throws the caller's draft away, with the files in it, and logs it. */
export async function removeConcept(access: Access, { query, record }: Transaction): Promise<void> {
  await query(clearConcept, [access.viewer, 0]);
  record('verwijderConcept', [access.viewer]);
}

/** Ends a draft of which nothing is left, logged as kept. What it named waits as what another draft names no longer. */
export async function removeEmptyConcept(
  access: Access,
  { query, record }: Transaction,
): Promise<void> {
  await query(clearConcept, [access.viewer, 24]);
  record('bewaarConcept', [access.viewer]);
}

/**
 * Ends the caller's draft because the claim is sent in. A file that did not go along waits another 24
 * hours: it may be in another tab.
 */
export async function removeSentConcept(access: Access, { query }: Transaction): Promise<void> {
  await query(clearConcept, [access.viewer, 24]);
}
