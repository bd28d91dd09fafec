/** One row of the bench: what was measured, its floor in the same run, and the goal of `quality.md`. */
export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly floor?: number;
  readonly unit: 'ms' | 'kB' | 'MB' | '/s' | '%' | '';
  /** `atMost` or `atLeast` a ratio of the floor, or a figure by itself where there is none. */
  readonly goal: { readonly atMost: number } | { readonly atLeast: number };
}

const write = (figure: number, unit: Row['unit']): string =>
  `${figure >= 100 ? figure.toFixed(0) : figure.toFixed(2)}${unit && ` ${unit}`}`;

/** Tells whether a row reaches its goal. A figure that could not be taken does not. */
export function reaches({ ours, floor, goal }: Row): boolean {
  const figure = floor === undefined ? ours : ours / floor;
  return 'atMost' in goal ? figure <= goal.atMost : figure >= goal.atLeast;
}

/** Writes the rows as an aligned table for the terminal. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const limit = 'atMost' in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`;
    return [
      row.what,
      write(row.ours, row.unit),
      row.floor === undefined ? '–' : write(row.floor, row.unit),
      row.floor === undefined ? '–' : `${(row.ours / row.floor).toFixed(2)} ×`,
      row.floor === undefined ? `${limit} ${row.unit}`.trim() : `${limit} ×`,
      reaches(row) ? 'yes' : 'NO',
    ];
  });
  const all = [['what', 'ours', 'floor', 'ratio', 'goal', 'reached'], ...cells];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The rows in one line, for docs/proofs.md: each figure, with its ratio to the floor where it has one. */
export function formatLine(rows: readonly Row[]): string {
  return rows
    .map(({ what, ours, floor, unit }) => {
      const ratio = floor === undefined ? '' : ` (${(ours / floor).toFixed(2)} ×)`;
      return `${what} ${write(ours, unit)}${ratio}`;
    })
    .join('; ');
}
