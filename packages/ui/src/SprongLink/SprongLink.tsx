import { klas } from '../klas.ts';
import s from './SprongLink.module.css';

/** The link past the navigation, seen only while it has the focus. */
export function SprongLink({ naar, tekst }: { readonly naar: string; readonly tekst: string }) {
  return (
    <a href={`#${naar}`} className={klas(s, 'sprong')}>
      {tekst}
    </a>
  );
}
