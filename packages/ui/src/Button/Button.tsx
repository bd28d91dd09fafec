import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { keepTogether } from '../keepTogether/keepTogether.tsx';
import { classNames } from '../classNames.ts';
import s from './Button.module.css';

/** How a button looks: the one main action, another action, an action in passing, a way to undo. */
export type ButtonVariant = 'primary' | 'secondary' | 'subtle' | 'danger';

interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  /** As wide as what it stands in. */
  readonly wide?: boolean | undefined;
  /** 44 px high instead of 52. */
  readonly small?: boolean | undefined;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ variant = 'primary', wide, small }: ButtonAppearance = {}): string {
  return classNames(s, 'button', variant, wide && 'wide', small && 'small');
}

/** A button’s own attributes, and how it looks. */
export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<'button'> {
  readonly icon?: IconDrawing | undefined;
  /** Its work is under way: it keeps the focus but does nothing more. */
  readonly busy?: boolean | undefined;
}

/** A button. While busy it stays where it is and refuses clicks, so that nothing is sent twice. */
export function Button({
  variant,
  wide,
  small,
  icon,
  busy,
  children,
  className,
  onClick,
  type = 'button',
  ...button
}: ButtonProps) {
  const drawing = busy ? LoaderCircle : icon;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      // Without script it does nothing: a tap before script has come is kept (ADR 0033).
      data-replay={type === 'button' ? '' : undefined}
      className={`${buttonClass({ variant, wide, small })} ${className ?? ''}`}
      aria-disabled={busy}
      onClick={click}
    >
      {drawing && <Icon icon={drawing} small />}
      <span>{keepTogether(children)}</span>
    </button>
  );
}
