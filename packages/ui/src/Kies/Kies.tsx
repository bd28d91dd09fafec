import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Kies.module.css';

/** One of many, from the system's own list; its children are options. Goes inside a `Veld`. */
export function Kies({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={klas(s, 'omslag')}>
      <select {...rest} className={`${klas(s, 'kies')} ${className ?? ''}`} />
      <span className={klas(s, 'pijl')}>
        <Pictogram icoon={ChevronDown} klein />
      </span>
    </span>
  );
}
