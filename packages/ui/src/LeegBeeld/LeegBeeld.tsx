import type { ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './LeegBeeld.module.css';

interface LeegBeeldProps {
  /** A drawing, such as `<TekeningLeeg />`. */
  readonly tekening: ReactNode;
  readonly titel: ReactNode;
  readonly niveau?: 2 | 3 | undefined;
  readonly children?: ReactNode;
  readonly actie?: ReactNode;
}

/** What stands where there is nothing (yet): a drawing, what it means, and what one can do. */
export function LeegBeeld({ tekening, titel, niveau = 2, children, actie }: LeegBeeldProps) {
  const Kop = `h${niveau}` as const;
  return (
    <div className={klas(s, 'leeg')}>
      {tekening}
      <Kop className={klas(s, 'titel')}>{titel}</Kop>
      {children && <div className={klas(s, 'tekst')}>{children}</div>}
      {actie}
    </div>
  );
}
