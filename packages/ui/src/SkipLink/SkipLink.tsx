import type { MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import s from './SkipLink.module.css';

/** The link past the navigation, seen only while it has the focus. */
export function SkipLink({ target, text }: { readonly target: string; readonly text: string }) {
  // Not by the address: it would be a step back that leads nowhere, between this page and where one came from.
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
