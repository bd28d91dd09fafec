import { useUiContext } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import s from './Amount.module.css';

interface AmountProps {
  /** Integer cents. */
  readonly cents: number;
  /** Shows a minus, as a deduction. */
  readonly deduction?: boolean | undefined;
  readonly emphasis?: boolean | undefined;
  /** Incoming money: with a plus, in the positive colour. */
  readonly received?: boolean | undefined;
}

export function Amount({ cents, deduction, emphasis, received }: AmountProps) {
  const { formatAmount } = useUiContext();
  return (
    <span className={classNames(s, 'amount', emphasis && 'emphasis', received && 'received')}>
      {received && '+\u00A0'}
      {formatAmount(deduction ? -Math.abs(cents) : cents)}
    </span>
  );
}
