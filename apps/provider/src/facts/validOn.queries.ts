/** SQL: whether a policy, an insurance or a cover holds on a day; the day it ends on is not in it any more. */
export function validOnSql(row: string, day: string): string {
  return `${row}.geldig_van <= ${day} AND (${row}.geldig_tot IS NULL OR ${row}.geldig_tot > ${day})`;
}
