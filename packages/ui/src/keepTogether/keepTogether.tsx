import type { ReactNode } from 'react';
import s from './keepTogether.module.css';

// Matches one or two letters, a hyphen and the rest of the word; or a number such as D2026-323702.
const whole = /(?<![\p{L}\d])(\p{L}{1,2}-\p{L}+|[A-Z]\d{4}-\d+)/u;

/**
 * Prevents a line break at the hyphen in "e-mail" or a claim's number. Keeps the characters, so that
 * dictation, search and screen readers find them.
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
