import { useUiContext } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import s from './Amount.module.css';

interface AmountProps {
  /** Integer cents. */
  readonly cents: number;
  /** Written with a minus in front, as something that goes off. */
  readonly deduction?: boolean | undefined;
  readonly emphasis?: boolean | undefined;
}

/** An amount, `€ 1.234,56`, that never breaks and lines up in columns. */
export function Amount({ cents, deduction, emphasis }: AmountProps) {
  const { formatAmount } = useUiContext();
  return (
    <span className={classNames(s, 'amount', emphasis && 'emphasis')}>
      {formatAmount(deduction ? -Math.abs(cents) : cents)}
    </span>
  );
}
