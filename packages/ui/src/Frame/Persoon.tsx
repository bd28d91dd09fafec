import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
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
      <span className={klas(s, 'naam')}>{naam}</span>
      <div className={klas(s, 'regels')}>
        <div className={klas(s, 'regel')}>
          <Pictogram icoon={LogOut} klein />
          {uitloggen}
        </div>
        {taal && (
          <div className={klas(s, 'regel')}>
            <span className={klas(s, 'letters')} aria-hidden="true">
              Aa
            </span>
            {taal}
          </div>
        )}
      </div>
    </div>
  );
}
