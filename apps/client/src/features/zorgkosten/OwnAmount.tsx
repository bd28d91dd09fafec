import { Amount } from '@mijn/ui/Amount';
import { useUiContext } from '@mijn/ui/UiProvider';
import * as m from '../../generated/texts/zorgkosten.js';
import s from './Lines.module.css';

interface OwnAmountProps {
  /** Cents; without own risk in the view without it. */
  readonly cents: number;
  /** Own risk that is left out, cents: shown below, so that the row adds up to the cost. */
  readonly leftOut: number;
}

/** An amount, with the own risk that it leaves out below it. */
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
