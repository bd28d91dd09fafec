import type { ReactNode } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import { tableRoles as roles } from '../tableRoles.ts';
import s from './Receipt.module.css';

/** A line of a receipt with its amount in integer cents. */
export interface ReceiptLine {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly cents: number;
}

/** A total; the final one stands out. */
export interface ReceiptTotal extends ReceiptLine {
  readonly final?: boolean | undefined;
}

interface ReceiptProps {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: { readonly label: string; readonly amount: string };
  readonly lines: readonly ReceiptLine[];
  readonly totals: readonly ReceiptTotal[];
}

function Line({ line, className }: { readonly line: ReceiptLine; readonly className?: string }) {
  return (
    <tr {...roles.row} className={className || undefined}>
      <th scope="row" {...roles.rowheader}>
        {line.label}
        {line.note && <small className={classNames(s, 'note')}>{line.note}</small>}
      </th>
      <td {...roles.cell}>
        <Amount cents={line.cents} />
      </td>
    </tr>
  );
}

/** A receipt: lines with amounts, and totals. */
export function Receipt({ caption, columns, lines, totals }: ReceiptProps) {
  return (
    <div className={classNames(s, 'container')}>
      <table {...roles.table} className={classNames(s, 'receipt')}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col">
              <VisuallyHidden>{columns.label}</VisuallyHidden>
            </th>
            <th {...roles.columnheader} scope="col">
              <VisuallyHidden>{columns.amount}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot {...roles.rowgroup}>
            {totals.map((total) => (
              <Line
                key={total.key}
                line={total}
                className={classNames(s, total.final && 'final')}
              />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}
