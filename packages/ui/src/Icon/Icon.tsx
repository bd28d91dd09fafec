import type { LucideIcon } from 'lucide-react';
import { classNames } from '../classNames.ts';
import s from './Icon.module.css';

/** A Lucide icon under a name of our own, so that the app does not depend on Lucide. */
export type IconDrawing = LucideIcon;

/**
 * An icon in one of two sizes (24 or 20 px at a text size of 16) with a fixed stroke. Always beside text,
 * so hidden from screen readers.
 */
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
