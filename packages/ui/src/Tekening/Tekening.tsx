import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Tekening.module.css';

/** Classes for the parts of a drawing: lines, tinted and accented areas. */
export const lijnen = {
  lijn: klas(s, 'lijn'),
  dun: klas(s, 'lijn', 'dun'),
  tint: klas(s, 'tint'),
  papier: klas(s, 'papier'),
  accent: klas(s, 'accent'),
  accentLijn: klas(s, 'lijn', 'accentLijn'),
  vol: klas(s, 'vol'),
  water: klas(s, 'water'),
  zand: klas(s, 'zand'),
} as const;

interface TekeningProps {
  readonly breedte: number;
  readonly hoogte: number;
  /** Fills the room it gets, cut off at the top where that is low. */
  readonly vullend?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of a line drawing in the brand's colours; decoration, so hidden from screen readers. */
export function Tekening({ breedte, hoogte, vullend, children }: TekeningProps) {
  return (
    <svg
      viewBox={`0 0 ${breedte} ${hoogte}`}
      width={breedte}
      height={hoogte}
      preserveAspectRatio={vullend ? 'xMidYMax slice' : undefined}
      className={klas(s, 'tekening')}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
