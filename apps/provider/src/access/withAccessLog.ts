import type { Statement } from '../db/database.ts';
import type { Access } from './access.ts';
import type { InzageOperation } from '@mijn/domain/inzageKinds';

/** Value of a statement's parameter. */
export type Value = string | number | boolean | null | undefined | readonly string[];

/** A statement that reads, and logs access to the data it read. */
export interface Read<Row> {
  readonly statement: Statement;
  readonly values: readonly Value[];
  /** Phantom field that carries the type of the rows. */
  readonly row?: Row;
}

interface ReadingSpec {
  readonly name: string;
  /** Must select the person concerned as `relatienummer`. */
  readonly text: string;
  readonly valueCount: number;
  readonly operation: InzageOperation;
  /** ORDER BY clause, by the column names of `text`. */
  readonly order?: string;
  /**
   * Logs access to the caller's own data when there are no rows, since the empty answer reveals
   * something about them.
   */
  readonly alsoWithoutRows?: boolean;
}

/**
 * Builds a read that also logs access to the data it read (NEN 7513), once per person. Rows and log
 * lines come from a single statement, so no answer can go unlogged.
 */
export function withAccessLog(spec: ReadingSpec) {
  const { name, text, valueCount, operation, order, alsoWithoutRows } = spec;
  const [looker, level, actor, reason, viewer] = [1, 2, 3, 4, 5].map((n) => `$${valueCount + n}`);
  const statement: Statement = {
    name,
    text: `
    WITH found AS MATERIALIZED (${text}),
    concerned AS (
      SELECT DISTINCT relatienummer FROM found
      ${alsoWithoutRows ? `UNION ALL SELECT ${viewer}::text WHERE NOT EXISTS (SELECT FROM found)` : ''}),
    logged AS (
      INSERT INTO insurer.inzage (kijker, niveau, actor, reden, betreft, operatie)
      SELECT ${looker}::text, ${level}::smallint, ${actor}::text, ${reason}::text, relatienummer,
        '${operation}' FROM concerned)
    SELECT * FROM found ${order ? `ORDER BY ${order}` : ''}`,
  };
  return <Row>(access: Access, values: readonly Value[]): Read<Row> => ({
    statement,
    values: [
      ...values,
      access.kijker,
      access.niveau,
      access.actor,
      access.reden,
      // PostgreSQL refuses a parameter that is not used.
      ...(alsoWithoutRows ? [access.viewer] : []),
    ],
  });
}
