import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Veld.module.css';

/** What ties a control to its label, hint and error; spread it on the control. */
export interface VeldBinding {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface VeldProps {
  readonly label: ReactNode;
  /** Said before one types: what is meant, and how to write it. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it. */
  readonly fout?: ReactNode;
  /** For the links of a `Foutenoverzicht`; made up when absent. */
  readonly id?: string | undefined;
  /** Renders the control: `{(veld) => <Invoer {...veld} />}`. */
  readonly children: (veld: VeldBinding) => ReactNode;
}

/** A field of a form: label, hint and error around one control. */
export function Veld({ label, hint, fout, id: gegeven, children }: VeldProps) {
  const eigen = useId();
  const id = gegeven ?? eigen;
  const beschrijving = [hint && `${id}-hint`, fout && `${id}-fout`].filter(Boolean).join(' ');
  return (
    <div className={klas(s, 'veld', fout ? 'onjuist' : undefined)}>
      <label htmlFor={id} className={klas(s, 'label')}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={klas(s, 'hint')}>
          {hint}
        </div>
      )}
      {fout && <Veldfout id={`${id}-fout`}>{fout}</Veldfout>}
      {children({
        id,
        'aria-describedby': beschrijving || undefined,
        'aria-invalid': fout ? true : undefined,
      })}
    </div>
  );
}

/** The error of a field: an icon and words. */
export function Veldfout({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={klas(s, 'fout')}>
      <Pictogram icoon={CircleAlert} klein />
      <span>{children}</span>
    </p>
  );
}
