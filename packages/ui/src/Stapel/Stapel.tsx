import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Stapel.module.css';

/** Puts things under each other with the same room between: `ruim` between questions, `krap` within one. */
export function Stapel({
  ruimte = 'gewoon',
  children,
}: {
  readonly ruimte?: 'krap' | 'gewoon' | 'ruim' | undefined;
  readonly children: ReactNode;
}) {
  return <div className={klas(s, 'stapel', ruimte)}>{children}</div>;
}
