import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Feiten.module.css';

/** A fact: its name, and what it is. */
export interface Feit {
  readonly sleutel: string;
  readonly term: ReactNode;
  readonly waarde: ReactNode;
  /** A link or button to change it. */
  readonly actie?: ReactNode;
}

/** Facts with their names, such as the answers one gave in a form. */
export function Feiten({ feiten }: { readonly feiten: readonly Feit[] }) {
  return (
    <dl className={klas(s, 'feiten')}>
      {feiten.map(({ sleutel, term, waarde, actie }) => (
        <div key={sleutel} className={klas(s, 'feit')}>
          <dt>{term}</dt>
          <dd>{waarde}</dd>
          {actie && <dd className={klas(s, 'actie')}>{actie}</dd>}
        </div>
      ))}
    </dl>
  );
}
