import { type ReactNode, useId } from 'react';
import { Veldfout } from '../Veld/Veld.tsx';
import { klas } from '../klas.ts';
import s from './Groep.module.css';

interface GroepProps {
  readonly legenda: ReactNode;
  readonly hint?: ReactNode;
  readonly fout?: ReactNode;
  readonly children: ReactNode;
}

/** Controls that answer one question together: a fieldset with legend, hint and error. */
export function Groep({ legenda, hint, fout, children }: GroepProps) {
  const id = useId();
  const beschrijving = [hint && `${id}-hint`, fout && `${id}-fout`].filter(Boolean).join(' ');
  return (
    <fieldset className={klas(s, 'groep')} aria-describedby={beschrijving || undefined}>
      <legend className={klas(s, 'legenda')}>{legenda}</legend>
      {hint && (
        <div id={`${id}-hint`} className={klas(s, 'hint')}>
          {hint}
        </div>
      )}
      {fout && <Veldfout id={`${id}-fout`}>{fout}</Veldfout>}
      {children}
    </fieldset>
  );
}
