import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Veldfout } from '../Veld/Veld.tsx';
import { klas } from '../klas.ts';
import s from './Vinkje.module.css';

interface VinkjeProps extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly fout?: ReactNode;
}

/** A box to tick; other props go to the checkbox. */
export function Vinkje({ label, hint, fout, id: gegeven, ...invoer }: VinkjeProps) {
  const eigen = useId();
  const id = gegeven ?? eigen;
  const beschrijving = [hint && `${id}-hint`, fout && `${id}-fout`].filter(Boolean).join(' ');
  return (
    <div>
      {fout && <Veldfout id={`${id}-fout`}>{fout}</Veldfout>}
      <div className={klas(s, 'regel')}>
        <input
          {...invoer}
          type="checkbox"
          id={id}
          className={klas(s, 'vakje')}
          aria-describedby={beschrijving || undefined}
          aria-invalid={fout ? true : undefined}
        />
        <label htmlFor={id} className={klas(s, 'label')}>
          {label}
        </label>
      </div>
      {hint && (
        <div id={`${id}-hint`} className={klas(s, 'hint')}>
          {hint}
        </div>
      )}
    </div>
  );
}
