import type { MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import s from './SkipLink.module.css';

/** The skip link, visible only while focused. */
export function SkipLink({ target, text }: { readonly target: string; readonly text: string }) {
  // Following the hash would add a history entry, and "back" would lead nowhere. The state is the router's.
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    const content = document.getElementById(target);
    if (!content) return;
    event.preventDefault();
    content.scrollIntoView();
    content.focus({ preventScroll: true });
    const oldURL = location.href;
    history.replaceState(history.state, '', event.currentTarget.hash);
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
  };
  return (
    <a href={`#${target}`} className={classNames(s, 'skipLink')} onClick={skip}>
      {text}
    </a>
  );
}
