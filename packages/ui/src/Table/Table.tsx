import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import { tableRoles as roles } from '../tableRoles.ts';
import s from './Table.module.css';

export interface Column<R> {
  readonly key: string;
  readonly header: string;
  /** Null leaves the cell out of the block layout. */
  readonly cell: (row: R) => ReactNode;
  /** Aligned at the end. */
  readonly number?: boolean | undefined;
  /** Dropped in a narrow table of at most three columns; show it elsewhere too. */
  readonly ifRoom?: boolean | undefined;
}

interface TableProps<R> {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** Details of a row, rendered under it over the full width. */
  readonly below?: ((row: R) => ReactNode) | undefined;
  /** Cells have long words, such as names of treatments: uses the block layout on a phone for any number of columns. */
  readonly longWords?: boolean | undefined;
}

// More columns than this do not fit side by side on a phone.
const maxSideBySide = 3;
const stacksOf = (count: number): boolean => count > maxSideBySide;

function classOf<R>({ number, ifRoom }: Column<R>, stacks: boolean): string | undefined {
  const names = classNames(s, number && 'number', ifRoom && !stacks && 'ifRoom');
  return names || undefined;
}

interface CellProps<R> {
  readonly column: Column<R>;
  readonly row: R;
  /** Whether the cell names its row. */
  readonly isName: boolean;
  readonly stacks: boolean;
}

function TableCell<R>({ column, row, isName, stacks }: CellProps<R>) {
  const Cell = isName ? 'th' : 'td';
  const content = column.cell(row);
  return (
    <Cell
      scope={isName ? 'row' : undefined}
      {...(isName ? roles.rowheader : roles.cell)}
      className={classOf(column, stacks)}
    >
      {!isName && content !== null && (column.number || !stacks) && (
        <span className={classNames(s, 'heading')} aria-hidden="true">
          {column.header}
        </span>
      )}
      {content}
    </Cell>
  );
}

function Below({ colSpan, children }: { readonly colSpan: number; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <tr {...roles.row} className={classNames(s, 'below')}>
      <td colSpan={colSpan} {...roles.cell}>
        {children}
      </td>
    </tr>
  );
}

/**
 * A table of figures; the first column names the row. Without space for its columns each row becomes a
 * block with labelled figures; with many columns on any phone.
 */
export function Table<R>(props: TableProps<R>) {
  const { caption, columns, rows, rowKey, below, longWords = false } = props;
  const stacks = longWords || stacksOf(columns.length);
  return (
    <div className={classNames(s, 'container')}>
      <table {...roles.table} className={classNames(s, 'table', stacks ? 'stacks' : 'side')}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                {...roles.columnheader}
                key={column.key}
                scope="col"
                className={classOf(column, stacks)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr {...roles.row}>
                {columns.map((column, i) => (
                  <TableCell
                    key={column.key}
                    column={column}
                    row={row}
                    isName={i === 0}
                    stacks={stacks}
                  />
                ))}
              </tr>
              <Below colSpan={columns.length}>{below?.(row)}</Below>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
