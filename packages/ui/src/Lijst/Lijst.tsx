import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Lijst.module.css';

/** A list of rows with a line between; its children are `Rij`. */
export function Lijst({
  label,
  children,
}: {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <ul className={klas(s, 'lijst')} aria-label={label}>
      {children}
    </ul>
  );
}
