/** A figure with its floor in the same run and its goal, or the error. */
export type Row =
  | {
      readonly what: string;
      readonly ours: number;
      readonly floor?: number;
      readonly unit: 'ms' | 'kB' | 'MB' | '/s' | '%' | '';
      /** Holds for the ratio to the floor, or for the figure itself where there is none. */
      readonly goal: { readonly atMost: number } | { readonly atLeast: number };
    }
  | { readonly what: string; readonly error: string };

/** Returns the median; the upper one of two; NaN for none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Returns whether a row reaches its goal. A failed measurement does not. */
export function reaches(row: Row): boolean {
  if ('error' in row) return false;
  const figure = row.floor === undefined ? row.ours : row.ours / row.floor;
  return 'atMost' in row.goal ? figure <= row.goal.atMost : figure >= row.goal.atLeast;
}

const write = (figure: number): string => (figure >= 100 ? figure.toFixed(0) : figure.toFixed(2));

/** Formats rows as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    if ('error' in row) return [row.what, `failed: ${row.error}`, '', '', '', 'NO'];
    const limit = 'atMost' in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`;
    const beside =
      row.floor === undefined
        ? ['', '', `${limit} ${row.unit}`]
        : [`${write(row.floor)} ${row.unit}`, `${write(row.ours / row.floor)} ×`, `${limit} ×`];
    return [row.what, `${write(row.ours)} ${row.unit}`, ...beside, reaches(row) ? 'yes' : 'NO'];
  });
  const head = ['figure', 'ours', 'floor', 'ratio', 'goal', 'reached'];
  return [head, head.map(() => '---'), ...cells]
    .map(
      (row) => `| ${row.map((cell) => cell.trim().replaceAll(/\s*[|\n]\s*/g, ' ')).join(' | ')} |`,
    )
    .join('\n');
}

const isMeasured = (row: Row): boolean =>
  'error' in row || (Number.isFinite(row.ours) && Number.isFinite(row.floor ?? 0));

/**
 * Runs a part and returns its rows. A part that fails, or takes longer than half an hour plus `more`
 * milliseconds, gives one row with its error.
 */
export async function takeRows(what: string, part: () => Promise<Row[]>, more = 0): Promise<Row[]> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new Error('does not end')), 1_800_000 + more);
  try {
    const rows = await Promise.race([part(), deadline.promise]);
    return rows.map((row) =>
      isMeasured(row) ? row : { what: row.what, error: 'was not measured' },
    );
  } catch (error) {
    return [{ what, error: error instanceof Error ? error.message : String(error) }];
  } finally {
    clearTimeout(timer);
  }
}
