import type { ReactNode } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './Receipt.module.css';

/** A line of a receipt: what it is, and its amount in integer cents. */
export interface ReceiptLine {
  readonly sleutel: string;
  readonly what: ReactNode;
  /** More about it, small, under it. */
  readonly at?: ReactNode;
  readonly cents: number;
}

/** A sum under a receipt; the one that matters stands out. */
export interface ReceiptTotal extends ReceiptLine {
  readonly end?: boolean | undefined;
}

interface ReceiptProps {
  /** What is added up, for screen readers. */
  readonly caption: string;
  readonly columns: { readonly what: string; readonly bedrag: string };
  readonly regels: readonly ReceiptLine[];
  readonly totals: readonly ReceiptTotal[];
}

function Line({ regel, className }: { readonly regel: ReceiptLine; readonly className?: string }) {
  return (
    <tr className={className || undefined}>
      <th scope="row">
        {regel.what}
        {regel.at && <small className={classNames(s, 'at')}>{regel.at}</small>}
      </th>
      <td>
        <Amount cents={regel.cents} />
      </td>
    </tr>
  );
}

/** A receipt: lines with their amounts, and under a line what they come to. */
export function Receipt({ caption, columns, regels, totals }: ReceiptProps) {
  return (
    <table className={classNames(s, 'receipt')}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{columns.what}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{columns.bedrag}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {regels.map((line) => (
          <Line key={line.sleutel} regel={line} />
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map((total) => (
            <Line key={total.sleutel} regel={total} className={classNames(s, total.end && 'end')} />
          ))}
        </tfoot>
      )}
    </table>
  );
}
