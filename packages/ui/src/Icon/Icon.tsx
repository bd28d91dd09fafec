import type { LucideIcon } from 'lucide-react';
import { classNames } from '../classNames.ts';
import s from './Icon.module.css';

/** An icon of lucide, named so that the app need not know where icons come from. */
export type IconDrawing = LucideIcon;

/** An icon in one of the two sizes (24 or 20 px where letters are 16) and the one stroke; always beside words, so hidden from screen readers. */
export function Icon({
  icon: Drawing,
  small,
}: {
  readonly icon: IconDrawing;
  readonly small?: boolean | undefined;
}) {
  return (
    <Drawing
      size={small ? 20 : 24}
      className={classNames(s, 'icon', small && 'small')}
      aria-hidden
    />
  );
}
