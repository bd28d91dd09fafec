import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import { tableRoles as roles } from '../tableRoles.ts';
import s from './Table.module.css';

/** A column: its head, and the cell of a row in it. */
export interface Column<R> {
  readonly key: string;
  readonly header: string;
  /** Null where it has nothing to say of a row: blocks of many columns leave it out. */
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
  /** More about a row, under it over the whole width; nothing where it gives nothing. */
  readonly below?: ((row: R) => ReactNode) | undefined;
  /** Its words are long, as names of treatments are: on a phone its rows stand as blocks, however few columns there are. */
  readonly longWords?: boolean | undefined;
}

// More than this does not fit beside each other on a phone: then the rows stand as blocks.
const maxSideBySide = 3;
const stacksOf = (count: number): boolean => count > maxSideBySide;

function classOf<R>({ number, ifRoom }: Column<R>, stacks: boolean): string | undefined {
  const names = classNames(s, number && 'number', ifRoom && !stacks && 'ifRoom');
  return names || undefined;
}

interface CellProps<R> {
  readonly column: Column<R>;
  readonly row: R;
  /** The first cell names its row. */
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

/** A table of figures; the first column names the row. Where its columns have no room its rows stand as blocks, each figure with its head: with many columns on any phone. */
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
