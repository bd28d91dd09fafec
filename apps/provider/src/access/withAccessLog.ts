import type { Statement } from '../db/database.ts';
import type { Value } from '../db/batch.ts';
import type { Access } from './access.ts';
import type { LookOperation } from '@mijn/domain/lookKinds';
import type { Read } from './readTogether.ts';

/** What a reading statement is made of. */
interface ReadingSpec {
  readonly name: string;
  /** Its rows name in `relatienummer` whom they are about. */
  readonly text: string;
  /** How many values the text takes. */
  readonly valueCount: number;
  readonly operation: LookOperation;
  /** ORDER BY of the rows, by the names the text gives its columns. */
  readonly order?: string;
  /** Whether finding nothing is a look at one's own data: what the caller then learns is that. */
  readonly alsoWithoutRows?: boolean;
}

/**
 * Makes a reading statement that writes in the log of access (NEN 7513) whose data it read, each
 * person once: rows and log come from the same statement, so that no answer can be without its log.
 */
export function withAccessLog(spec: ReadingSpec) {
  const { name, text, valueCount, operation, order, alsoWithoutRows } = spec;
  const [viewer, level, actor, reason] = [1, 2, 3, 4].map((n) => `$${valueCount + n}`);
  const statement: Statement = {
    name,
    text: `
    WITH found AS MATERIALIZED (${text}),
    concerned AS (
      SELECT DISTINCT relatienummer FROM found
      ${alsoWithoutRows ? `UNION ALL SELECT ${viewer}::text WHERE NOT EXISTS (SELECT FROM found)` : ''}),
    logged AS (
      INSERT INTO insurer.inzage (kijker, niveau, actor, reden, betreft, operatie)
      SELECT ${viewer}::text, ${level}::smallint, ${actor}::text, ${reason}::text, relatienummer,
        '${operation}' FROM concerned)
    SELECT * FROM found ${order ? `ORDER BY ${order}` : ''}`,
  };
  return <Row>(access: Access, values: readonly Value[]): Read<Row> => ({
    statement,
    values: [...values, access.viewer, access.niveau, access.actor, access.reden],
  });
}
