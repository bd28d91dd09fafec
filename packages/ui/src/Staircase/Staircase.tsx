import { Amount } from '../Amount/Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import { tableRoles as roles } from '../tableRoles.ts';
import s from './Staircase.module.css';
import { isDeducted, layOutStaircase, type Tread } from './layOutStaircase.ts';

export type { Tread } from './layOutStaircase.ts';

interface StaircaseProps {
  /** Accessible name of the table. */
  readonly caption: string;
  /** Accessible column headers. */
  readonly columns: { readonly part: string; readonly amount: string };
  readonly treads: readonly Tread[];
}

function Bar({ x = 0, width = 0 }: { readonly x?: number; readonly width?: number }) {
  return (
    <svg width="100%" height="20">
      <rect className={classNames(s, 'bar')} x={`${x}%`} width={`${width}%`} height="20" rx="5" />
    </svg>
  );
}

/** From declared to paid out: a table of amounts, each with a bar, that add up. */
export function Staircase({ caption, columns, treads }: StaircaseProps) {
  const bars = layOutStaircase(treads);
  return (
    <div className={classNames(s, 'container')}>
      <table {...roles.table} className={classNames(s, 'staircase')}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col">
              <VisuallyHidden>{columns.part}</VisuallyHidden>
            </th>
            <td className={classNames(s, 'lane')} aria-hidden="true" />
            <th {...roles.columnheader} scope="col">
              <VisuallyHidden>{columns.amount}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {treads.map((tread, i) => (
            <tr key={tread.kind} {...roles.row} className={classNames(s, 'tread', tread.kind)}>
              <th scope="row" {...roles.rowheader}>
                {tread.label}
                <span className={classNames(s, 'under')} aria-hidden="true">
                  <Bar {...bars[i]} />
                </span>
                {tread.explanation && (
                  <small className={classNames(s, 'explanation')}>{tread.explanation}</small>
                )}
              </th>
              <td className={classNames(s, 'lane')} aria-hidden="true">
                <Bar {...bars[i]} />
              </td>
              <td {...roles.cell} className={classNames(s, 'amount')}>
                <Amount cents={tread.cents} deduction={isDeducted(tread)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
