import type { ReactNode } from 'react';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Antwoord.module.css';

interface AntwoordProps {
  readonly soort: 'info' | 'positief' | 'waarschuwing' | 'negatief';
  readonly pictogram: Icoon;
  /** The answer itself, as a heading: "Je krijgt € 82,50." */
  readonly titel: ReactNode;
  readonly actie?: ReactNode;
  readonly children?: ReactNode;
}

/** The first answer of a page, before any detail. */
export function Antwoord({ soort, pictogram, titel, actie, children }: AntwoordProps) {
  return (
    <div className={klas(s, 'antwoord', soort)}>
      <span className={klas(s, 'pictogram')}>
        <Pictogram icoon={pictogram} />
      </span>
      <div className={klas(s, 'tekst')}>
        <h2 className={klas(s, 'titel')}>{titel}</h2>
        {children}
      </div>
      {actie}
    </div>
  );
}
