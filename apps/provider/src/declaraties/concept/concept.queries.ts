import { lockNamed } from '../../db/lockNamed.queries.ts';
import type { ConceptFields } from '@mijn/contract/concept';
import type { FileKind } from '../../files/inspect/inspection.ts';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';

/** A draft with its existing files, in the order of upload. */
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

export interface ToSave {
  readonly velden: ConceptFields;
  readonly bestandIds: readonly string[];
}

const limitWaiting: Statement = {
  name: 'limitWaiting',
  text: `SELECT set_config('lock_timeout', '3000', true)`,
};

/**
 * Locks the caller's draft against other changes, sending a claim in included. Waits at most 3 seconds;
 * then PostgreSQL raises 55P03.
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

/** Returns the caller's draft, if any. */
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

// Files of the draft expire with it; removed files expire like new uploads.
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
 * Saves a draft for 30 days, replacing `earlier`, and logs it. Unknown files and those of others are
 * dropped. The draft must be locked.
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

// Its files expire after $2 hours, or sooner if they were to expire sooner.
const clearConcept: Statement = {
  name: 'clearConcept',
  text: `
    WITH gone AS (DELETE FROM insurer.declaratie_concept WHERE indiener = $1
      RETURNING bestand_ids)
    UPDATE insurer.bestand b
    SET verloopt_op = least(b.verloopt_op, now() + make_interval(hours => $2))
    FROM gone WHERE b.indiener = $1 AND b.nummer IS NULL AND b.bestand_id = ANY (gone.bestand_ids)`,
};

/** Deletes the caller's draft with its files, and logs it. */
export async function removeConcept(access: Access, { query, record }: Transaction): Promise<void> {
  await query(clearConcept, [access.viewer, 0]);
  record('verwijderConcept', [access.viewer]);
}

/** Removes a draft that has become empty, logged as a save. Its files expire like removed ones. */
export async function removeEmptyConcept(
  access: Access,
  { query, record }: Transaction,
): Promise<void> {
  await query(clearConcept, [access.viewer, 24]);
  record('bewaarConcept', [access.viewer]);
}

/**
 * Removes the caller's draft because the claim is sent in. Files that are not part of the claim are
 * kept for 24 hours, because another tab may use them.
 */
export async function removeSentConcept(access: Access, { query }: Transaction): Promise<void> {
  await query(clearConcept, [access.viewer, 24]);
}
