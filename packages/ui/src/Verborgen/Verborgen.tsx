import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Verborgen.module.css';

/** Words for screen readers only. */
export function Verborgen({ children }: { readonly children: ReactNode }) {
  return (
    <span className={klas(s, 'verborgen')} data-verborgen="">
      {children}
    </span>
  );
}
