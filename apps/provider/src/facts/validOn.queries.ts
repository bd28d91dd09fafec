/** SQL condition: a policy, insurance or cover is valid on a day; its end is exclusive. */
export function validOnSql(row: string, day: string): string {
  return `${row}.geldig_van <= ${day} AND (${row}.geldig_tot IS NULL OR ${row}.geldig_tot > ${day})`;
}
