/** The rows of one year, in the order in which they came. */
export interface Year<Row> {
  /** `yyyy`. */
  readonly jaar: string;
  readonly rows: readonly Row[];
}

/** Groups rows by the year of their day (`yyyy-mm-dd`); neighbours of one year come together. */
export function perYear<Row extends { readonly datum: string }>(
  rows: readonly Row[],
): readonly Year<Row>[] {
  const years: { jaar: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const jaar = row.datum.slice(0, 4);
    const last = years.at(-1);
    if (last?.jaar === jaar) last.rows.push(row);
    else years.push({ jaar, rows: [row] });
  }
  return years;
}
