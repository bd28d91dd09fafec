import { Amount } from '@mijn/ui/Amount';
import { useUiContext } from '@mijn/ui/UiProvider';
import * as m from '../../generated/texts/zorgkosten.js';
import s from './Lines.module.css';

interface OwnAmountProps {
  /** What the column is about, without own risk where that is left out; cents. */
  readonly cents: number;
  /** Own risk that is left out of it, cents: told beneath, so that the row adds up to what it cost. */
  readonly leftOut: number;
}

/** An amount, and under it the own risk that does not count in it. */
export function OwnAmount({ cents, leftOut }: OwnAmountProps) {
  const { formatAmount } = useUiContext();
  return (
    <span className={s['ownAmount']}>
      <Amount cents={cents} />
      {leftOut !== 0 && (
        <small className={s['beneath']}>{m.besideOwn({ bedrag: formatAmount(leftOut) })}</small>
      )}
    </span>
  );
}
