import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { Verborgen } from '../Verborgen/Verborgen.tsx';
import { klas } from '../klas.ts';
import s from './Stappen.module.css';

/** A step on a way that one only looks at. */
export interface Stap {
  readonly sleutel: string;
  readonly titel: ReactNode;
  /** When it was reached, or is expected. */
  readonly wanneer?: ReactNode;
  readonly uitleg?: ReactNode;
  readonly stand: 'klaar' | 'nu' | 'straks';
}

interface StappenProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly stappen: readonly Stap[];
  /** The standing in words, for screen readers. */
  readonly standen: Readonly<Record<Stap['stand'], string>>;
}

/** How far something is: each step with its date, upright on a phone and lying down where there is room. */
export function Stappen({ label, stappen, standen }: StappenProps) {
  return (
    <div className={klas(s, 'houder')}>
      <ol className={klas(s, 'stappen')} aria-label={label}>
        {stappen.map((stap) => (
          <li
            key={stap.sleutel}
            className={klas(s, 'stap', stap.stand)}
            aria-current={stap.stand === 'nu' ? 'step' : undefined}
          >
            <span className={klas(s, 'punt')}>
              {stap.stand === 'klaar' && <Pictogram icoon={Check} klein />}
            </span>
            <div className={klas(s, 'tekst')}>
              <span className={klas(s, 'titel')}>{stap.titel}</span>
              <Verborgen> ({standen[stap.stand]})</Verborgen>
              {stap.wanneer && <span className={klas(s, 'wanneer')}>{stap.wanneer}</span>}
              {stap.uitleg && <p className={klas(s, 'uitleg')}>{stap.uitleg}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
