import type { Bereik } from '@mijn/domain/machtiging';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import type { Statement } from '../../db/database.ts';

/** A running permission of the caller: that they gave, or got. */
export interface MachtigingRow {
  readonly machtiging_id: string;
  readonly given: boolean;
  /** Name of the other person; null: unknown to the insurer. */
  readonly naam: string | null;
  readonly bereik: readonly Bereik[];
  readonly sinds: Temporal.PlainDate;
  readonly last_day: Temporal.PlainDate | null;
  readonly grond: 'app' | 'digid';
}

// A permission of the app runs only while its persons may give it: not after one has left the policy.
const selectMachtigingen = withAccessLog({
  name: 'selectMachtigingen',
  operation: 'listMachtigingen',
  valueCount: 2,
  order: 'sinds DESC, machtiging_id',
  alsoWithoutRows: true,
  text: `
    SELECT $1::text AS relatienummer, m.machtiging_id, m.relatienummer = $1 AS given,
      insurer.name_of_other(CASE m.relatienummer WHEN $1 THEN m.gemachtigde ELSE m.relatienummer END, $2::date)
        AS naam, m.bereik, m.sinds, m.geldig_tot - 1 AS last_day, m.grond
    FROM insurer.machtiging m
    WHERE $1 IN (m.relatienummer, m.gemachtigde) AND m.ingetrokken_op IS NULL
      AND CASE m.grond WHEN 'app' THEN m.geldig_tot > $2::date
          AND insurer.may_authorize(m.relatienummer, m.gemachtigde, $2::date)
        ELSE m.relatienummer = $1 END`,
});

/** Reads the running permissions that the caller gave and got, newest first, and logs access. */
export function listMachtigingen(access: Access): Read<MachtigingRow> {
  return selectMachtigingen(access, [access.viewer, access.today.toString()]);
}

const selectCandidates: Statement = {
  name: 'selectMachtigingCandidates',
  text: `SELECT relatienummer, naam FROM insurer.machtiging_candidates($1::date)`,
};

/** An adult to whom the caller may give a permission. */
export interface CandidateRow {
  readonly relatienummer: string;
  readonly naam: string;
}

/** Reads the adults to whom the caller may give a permission. */
export function listCandidates(access: Access): Read<CandidateRow> {
  return { statement: selectCandidates, values: [access.today.toString()] };
}

const giveMachtiging: Statement = {
  name: 'giveMachtiging',
  text: `SELECT insurer.give_machtiging($1, $2, $3::date + 1) AS given`,
};

/** Gives a permission in the caller's name, with its messages, and logs it; false where the caller may not give it. */
export async function addMachtiging(
  access: Access,
  { query, record }: Transaction,
  relatienummer: string,
  bereik: readonly Bereik[],
  lastDay: Temporal.PlainDate,
): Promise<boolean> {
  const values = [relatienummer, bereik, lastDay.toString()];
  const [row] = await query<{ given: boolean }>(giveMachtiging, values);
  if (!row?.given) return false;
  record('geefMachtiging', [access.viewer], relatienummer);
  return true;
}

const endMachtiging: Statement = {
  name: 'endMachtiging',
  text: `SELECT insurer.end_machtiging($1) AS represented`,
};

/** Ends a permission that the caller gave or got, with its messages, and logs it; false where there is none of theirs. */
export async function removeMachtiging(
  { query, record }: Transaction,
  machtigingId: string,
): Promise<boolean> {
  const [row] = await query<{ represented: string | null }>(endMachtiging, [machtigingId]);
  if (!row || row.represented === null) return false;
  record('trekMachtigingIn', [row.represented], machtigingId);
  return true;
}
