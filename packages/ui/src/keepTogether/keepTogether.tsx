import type { ReactNode } from 'react';
import s from './keepTogether.module.css';

// One or two letters, a hyphen, and the rest of the word; or a number such as D2026-323702.
const whole = /(?<![\p{L}\d])(\p{L}{1,2}-\p{L}+|[A-Z]\d{4}-\d+)/u;

/**
 * Words in which one such as "e-mail", or the number of a claim, is not parted at its hyphen. The letters stay what they are, so
 * that who speaks, searches or listens finds them.
 */
export function keepTogether(label: ReactNode): ReactNode {
  if (typeof label !== 'string') return label;
  return label.split(whole).map((part, i) =>
    i % 2 === 1 ? (
      <span key={part} className={s['keepTogether']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
