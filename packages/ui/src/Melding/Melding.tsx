import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Melding.module.css';

/** The tone of a notice. */
export type MeldingSoort = 'info' | 'positief' | 'waarschuwing' | 'fout';

const iconen: Record<MeldingSoort, Icoon> = {
  info: Info,
  positief: CircleCheck,
  waarschuwing: TriangleAlert,
  fout: CircleAlert,
};

interface MeldingProps {
  readonly soort: MeldingSoort;
  readonly titel?: ReactNode;
  /** Read out when it appears: `alert` at once, `status` when the reader pauses. Leave out for what was there from the start. */
  readonly role?: 'alert' | 'status' | undefined;
  /** What one can do about it. */
  readonly actie?: ReactNode;
  readonly children?: ReactNode;
}

/** A notice in the page. */
export function Melding({ soort, titel, role, actie, children }: MeldingProps) {
  return (
    <div className={klas(s, 'melding', soort)} role={role}>
      <span className={klas(s, 'pictogram')}>
        <Pictogram icoon={iconen[soort]} />
      </span>
      <div className={klas(s, 'tekst')}>
        {titel && <p className={klas(s, 'titel')}>{titel}</p>}
        {children && <div>{children}</div>}
        {actie && <div className={klas(s, 'actie')}>{actie}</div>}
      </div>
    </div>
  );
}
