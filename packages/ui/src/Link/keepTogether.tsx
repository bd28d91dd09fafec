import type { ReactNode } from 'react';
import s from './Link.module.css';

// One or two letters, a hyphen, and the rest of the word.
const short = /(?<!\p{L})(\p{L}{1,2}-\p{L}+)/u;

/**
 * A label in which a word such as "e-mail" is not parted at its hyphen. The letters stay what they are, so
 * that who speaks, searches or listens finds them.
 */
export function keepTogether(label: ReactNode): ReactNode {
  if (typeof label !== 'string') return label;
  const parts = label.split(short);
  if (parts.length === 1) return label;
  return parts.map((part, i) =>
    i % 2 === 1 ? (
      <span key={part} className={s['keepTogether']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
