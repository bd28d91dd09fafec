import { classNames } from '../classNames.ts';
import s from './SkipLink.module.css';

/** The link past the navigation, seen only while it has the focus. */
export function SkipLink({ target, text }: { readonly target: string; readonly text: string }) {
  return (
    <a href={`#${target}`} className={classNames(s, 'skipLink')}>
      {text}
    </a>
  );
}
