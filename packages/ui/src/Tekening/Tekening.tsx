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
} as const;

interface TekeningProps {
  readonly breedte: number;
  readonly hoogte: number;
  readonly children: ReactNode;
}

/** The frame of a line drawing in the brand's colours; decoration, so hidden from screen readers. */
export function Tekening({ breedte, hoogte, children }: TekeningProps) {
  return (
    <svg
      viewBox={`0 0 ${breedte} ${hoogte}`}
      width={breedte}
      height={hoogte}
      className={klas(s, 'tekening')}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
