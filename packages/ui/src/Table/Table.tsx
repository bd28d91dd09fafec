import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './Table.module.css';

/** A column: its head, and the cell of a row in it. */
export interface Column<R> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Amounts and counts stand at the end. */
  readonly number?: boolean | undefined;
  /** Left out of a table of three columns or fewer where it is narrow; say it elsewhere too. */
  readonly ifRoom?: boolean | undefined;
}

interface TableProps<R> {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
}

// More than this does not fit beside each other on a phone.
const maxSideBySide = 3;

/** A table of figures; the first column names the row. With many columns its rows stand as blocks on a phone, each figure with its head. */
export function Table<R>({ caption, columns, rows, rowKey }: TableProps<R>) {
  const stacks = columns.length > maxSideBySide;
  const classOf = ({ number, ifRoom }: Column<R>) =>
    classNames(s, number && 'number', ifRoom && !stacks && 'ifRoom') || undefined;
  return (
    <div className={classNames(s, 'container')}>
      <table className={classNames(s, 'table', stacks && 'stacks')}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, i) => {
                const Cell = i === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={i === 0 ? 'row' : undefined}
                    className={classOf(column)}
                  >
                    {stacks && column.number && (
                      <span className={classNames(s, 'heading')} aria-hidden="true">
                        {column.header}
                      </span>
                    )}
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
