import { type ReactNode, Suspense } from 'react';
import type { IconDrawing } from '../Icon/Icon.tsx';
import { RowLink, RowTile, type Tone } from '../Row/RowLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import { tableRoles as roles } from '../tableRoles.ts';
import s from './RowTable.module.css';
import paper from './RowTablePaper.module.css';

/** Position of a cell in the two-line layout: with the text under the title, or at the end of a line. */
export type Place = 'words' | 'amount' | 'status';

/** A column after the name: its header, its cell, and the cell's position on a phone. */
export interface RowColumn<R> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  readonly place: Place;
  /** Aligned at the end. */
  readonly number?: boolean;
  /** Hides the cell in the two-line layout, where another cell has its information. */
  readonly wideOnly?: (row: R) => boolean;
}

/** The subject of a row and its link. */
export interface RowName {
  readonly key: string;
  readonly icon: IconDrawing;
  readonly tone?: Tone | undefined;
  readonly title: ReactNode;
  readonly href: string;
  /** Read aloud after the title where it tells the row from others with the same title. */
  readonly distinction?: string | undefined;
  readonly note?: string | undefined;
}

/** Rows under a group header, such as a month. */
export interface RowGroup<R> {
  readonly key: string;
  readonly title?: string;
  readonly rows: readonly R[];
}

interface RowTableProps<R> {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly header: string;
  readonly name: (row: R) => RowName;
  /** Two to four columns. */
  readonly columns: readonly RowColumn<R>[];
  readonly groups: readonly RowGroup<R>[];
}

// Classes by total number of columns, the name included.
const widths: ReadonlyMap<number, string> = new Map([
  [3, 'of3'],
  [4, 'of4'],
  [5, 'of5'],
]);

type Shared<R> = Omit<RowTableProps<R>, 'caption' | 'header' | 'groups'>;

function classOf<R>({ place, number, wideOnly }: RowColumn<R>, row?: R): string {
  const inTableOnly = row !== undefined && wideOnly?.(row);
  return classNames(s, place, number && 'number', inTableOnly && 'wideOnly');
}

function TableRow<R>({ row, name, columns }: Shared<R> & { readonly row: R }) {
  const { icon, tone, title, href, distinction, note } = name(row);
  return (
    <tr {...roles.row} className={classNames(s, 'row')}>
      <th {...roles.rowheader} scope="row" className={classNames(s, 'name')}>
        <RowTile icon={icon} tone={tone} className={classNames(s, 'tile')} />
        <RowLink href={href} className={classNames(s, 'link')}>
          {title}
          {distinction && <VisuallyHidden>{`, ${distinction}`}</VisuallyHidden>}
        </RowLink>
        {note && <small className={classNames(s, 'note')}>{note}</small>}
      </th>
      {columns.map((column) => (
        <td key={column.key} {...roles.cell} className={classOf(column, row)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/**
 * Rows that each link to a page: a table if there is space for its columns, otherwise two lines per row.
 * Each group has its own Suspense boundary, so that React hydrates the rest of the page first.
 */
export function RowTable<R>({ caption, header, groups, ...shared }: RowTableProps<R>) {
  const { name, columns } = shared;
  const ways = [classNames(s, 'table', widths.get(columns.length)), classNames(paper, 'paper')];
  return (
    <div className={classNames(s, 'container')}>
      <table {...roles.table} className={ways.join(' ')}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col">
              {header}
            </th>
            {columns.map((column) => (
              <th key={column.key} {...roles.columnheader} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Suspense key={group.key}>
            <tbody {...roles.rowgroup}>
              {group.title !== undefined && (
                <tr {...roles.row} className={classNames(s, 'group')}>
                  <th {...roles.rowheader} scope="rowgroup" colSpan={columns.length + 1}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map((row) => (
                <TableRow key={name(row).key} row={row} {...shared} />
              ))}
            </tbody>
          </Suspense>
        ))}
      </table>
    </div>
  );
}
