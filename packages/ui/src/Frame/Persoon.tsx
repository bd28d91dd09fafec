import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Persoon.module.css';

/** Who is logged in. */
export interface PersoonGegevens {
  readonly naam: string;
  /** Two letters. */
  readonly initialen: string;
}

interface PersoonProps extends PersoonGegevens {
  readonly uitloggen: ReactNode;
  readonly taal?: ReactNode;
}

/** The person with the way out and the language, at the foot of the rail and in the phone's menu. */
export function Persoon({ naam, initialen, uitloggen, taal }: PersoonProps) {
  return (
    <div className={klas(s, 'persoon')}>
      <span className={klas(s, 'initialen')} aria-hidden="true">
        {initialen}
      </span>
      <div className={klas(s, 'naam')}>
        <span>{naam}</span>
        {uitloggen}
      </div>
      {taal && <div className={klas(s, 'taal')}>{taal}</div>}
    </div>
  );
}
