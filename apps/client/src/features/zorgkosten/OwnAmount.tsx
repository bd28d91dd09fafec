import { Amount } from '@mijn/ui/Amount';
import { useUiContext } from '@mijn/ui/UiProvider';
import * as m from '../../generated/texts/zorgkosten.js';
import s from './Lines.module.css';

interface OwnAmountProps {
  /** Without own risk where that is left out; cents. */
  readonly cents: number;
  /** Own risk that is left out of it, cents: named beneath, so that the row adds up to what it cost. */
  readonly leftOut: number;
}

/** An amount, with the own risk that does not count in it below. */
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
