import { useUiContext } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import s from './Amount.module.css';

interface AmountProps {
  /** Integer cents. */
  readonly cents: number;
  /** Written with a minus in front, as something that goes off. */
  readonly deduction?: boolean | undefined;
  readonly emphasis?: boolean | undefined;
  /** Money that comes in: with a plus, in the colour of good news. */
  readonly received?: boolean | undefined;
}

/** An amount, `€ 1.234,56`, that never breaks and lines up in columns. */
export function Amount({ cents, deduction, emphasis, received }: AmountProps) {
  const { formatAmount } = useUiContext();
  return (
    <span className={classNames(s, 'amount', emphasis && 'emphasis', received && 'received')}>
      {received && '+\u00A0'}
      {formatAmount(deduction ? -Math.abs(cents) : cents)}
    </span>
  );
}
