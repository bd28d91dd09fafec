import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { keepTogether } from '../keepTogether/keepTogether.tsx';
import { classNames } from '../classNames.ts';
import s from './Button.module.css';

/** Main action, other action, inline action, destructive action. */
export type ButtonVariant = 'primary' | 'secondary' | 'subtle' | 'danger';

interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  readonly wide?: boolean | undefined;
  /** 44 px high instead of 52. */
  readonly small?: boolean | undefined;
}

/** Returns the classes of a button, for a link that looks like one. */
export function buttonClass({ variant = 'primary', wide, small }: ButtonAppearance = {}): string {
  return classNames(s, 'button', variant, wide && 'wide', small && 'small');
}

export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<'button'> {
  readonly icon?: IconDrawing | undefined;
  /** The action is running: keeps the focus and ignores clicks. */
  readonly busy?: boolean | undefined;
}

/** A button. While busy it ignores clicks, so that nothing is sent twice. */
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
      // Taps before hydration are replayed (ADR 0033).
      data-needs-script={type === 'button' ? '' : undefined}
      className={`${buttonClass({ variant, wide, small })} ${className ?? ''}`}
      aria-disabled={busy}
      onClick={click}
    >
      {drawing && <Icon icon={drawing} small />}
      <span>{keepTogether(children)}</span>
    </button>
  );
}
