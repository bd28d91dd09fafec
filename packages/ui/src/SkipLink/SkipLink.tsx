import { classNames } from '../classNames.ts';
import s from './SkipLink.module.css';

/** The link past the navigation, seen only while it has the focus. */
export function SkipLink({ naar, tekst }: { readonly naar: string; readonly tekst: string }) {
  return (
    <a href={`#${naar}`} className={classNames(s, 'skipLink')}>
      {tekst}
    </a>
  );
}
