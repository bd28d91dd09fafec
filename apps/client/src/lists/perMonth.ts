/** The rows of one month, in the order in which they came. */
export interface Month<Row> {
  /** `yyyy-mm`. */
  readonly month: string;
  readonly rows: readonly Row[];
}

/** Groups rows by the month of their day (`yyyy-mm-dd`); neighbours of one month come together. */
export function perMonth<Row extends { readonly datum: string }>(
  rows: readonly Row[],
): readonly Month<Row>[] {
  const months: { month: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const month = row.datum.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.rows.push(row);
    else months.push({ month, rows: [row] });
  }
  return months;
}
