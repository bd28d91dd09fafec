import type { MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import s from './SkipLink.module.css';

/** The skip link, visible only while focused. */
export function SkipLink({ target, text }: { readonly target: string; readonly text: string }) {
  // Following the hash would add a history entry, and "back" would lead nowhere.
  const skip = (event: MouseEvent) => {
    const content = document.getElementById(target);
    if (!content) return;
    event.preventDefault();
    content.scrollIntoView();
    content.focus({ preventScroll: true });
  };
  return (
    <a href={`#${target}`} className={classNames(s, 'skipLink')} onClick={skip}>
      {text}
    </a>
  );
}
