import type { Opdracht } from '../db/database.ts';
import type { Waarde } from '../db/bundel.ts';
import type { Access } from './access.ts';
import type { Operatie } from './inAccess.ts';

/** One statement that reads, and writes in the log of access whose data it read. */
export interface Lezing<Rij> {
  readonly opdracht: Opdracht;
  readonly waarden: readonly Waarde[];
  /** Only tells TypeScript what the rows are. */
  readonly rij?: Rij;
}

/** What a reading statement is made of. */
interface Maaksel {
  readonly name: string;
  /** Its rows name in `relatienummer` whom they are about. */
  readonly text: string;
  /** How many values the text takes. */
  readonly aantal: number;
  readonly operatie: Operatie;
  /** ORDER BY of the rows, by the names the text gives its columns. */
  readonly volgorde?: string;
  /** Whether finding nothing is a look at one's own data: what the caller then learns is that. */
  readonly ookZonderRijen?: boolean;
}

/**
 * Makes a reading statement that writes in the log of access (NEN 7513) whose data it read, each
 * person once: rows and log come from the same statement, so that no answer can be without its log.
 */
export function metInzage(maaksel: Maaksel) {
  const { name, text, aantal, operatie, volgorde, ookZonderRijen } = maaksel;
  const [kijker, niveau, actor, reden] = [1, 2, 3, 4].map((n) => `$${aantal + n}`);
  const opdracht: Opdracht = {
    name,
    text: `
    WITH gelezen AS MATERIALIZED (${text}),
    betreft AS (
      SELECT DISTINCT relatienummer FROM gelezen
      ${ookZonderRijen ? `UNION ALL SELECT ${kijker}::text WHERE NOT EXISTS (SELECT FROM gelezen)` : ''}),
    gelogd AS (
      INSERT INTO verzekeraar.inzage (kijker, niveau, actor, reden, betreft, operatie)
      SELECT ${kijker}::text, ${niveau}::smallint, ${actor}::text, ${reden}::text, relatienummer,
        '${operatie}' FROM betreft)
    SELECT * FROM gelezen ${volgorde ? `ORDER BY ${volgorde}` : ''}`,
  };
  return <Rij>(access: Access, waarden: readonly Waarde[]): Lezing<Rij> => ({
    opdracht,
    waarden: [...waarden, access.kijker, access.niveau, access.actor, access.reden],
  });
}
