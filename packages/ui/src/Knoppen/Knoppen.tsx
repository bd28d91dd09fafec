import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Knoppen.module.css';

/** A row of buttons, the main one first; under each other and full width on a phone. */
export function Knoppen({ children }: { readonly children: ReactNode }) {
  return <div className={klas(s, 'knoppen')}>{children}</div>;
}
