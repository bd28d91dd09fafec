/** The rows of one day, month or year, in the order in which they came. */
interface Period<Row> {
  /** `yyyy-mm-dd` of a day, `yyyy-mm` of a month, `yyyy` of a year. */
  readonly period: string;
  readonly rows: readonly Row[];
}

type Dated = { readonly datum: string };

function grouped<Row extends Dated>(rows: readonly Row[], length: number): readonly Period<Row>[] {
  const periods: { period: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const period = row.datum.slice(0, length);
    const last = periods.at(-1);
    if (last?.period === period) last.rows.push(row);
    else periods.push({ period, rows: [row] });
  }
  return periods;
}

/** Groups rows by their day (`yyyy-mm-dd`); neighbours of one day come together. */
export function perDay<Row extends Dated>(rows: readonly Row[]): readonly Period<Row>[] {
  return grouped(rows, 'yyyy-mm-dd'.length);
}

/** Groups adjacent rows by the month of their date (`yyyy-mm-dd`). */
export function perMonth<Row extends Dated>(rows: readonly Row[]): readonly Period<Row>[] {
  return grouped(rows, 'yyyy-mm'.length);
}

/** Groups adjacent rows by the year of their date (`yyyy-mm-dd`). */
export function perYear<Row extends Dated>(rows: readonly Row[]): readonly Period<Row>[] {
  return grouped(rows, 'yyyy'.length);
}
