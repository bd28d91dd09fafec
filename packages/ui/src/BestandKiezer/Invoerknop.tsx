import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Invoerknop.module.css';

interface InvoerknopProps extends ComponentProps<'input'> {
  /** Classes of the visible button. */
  readonly klasse: string;
  readonly onBestanden: (bestanden: File[]) => void;
  readonly children: ReactNode;
}

/** A file input that looks like a button: the input itself lies over it, unseen, with its keyboard and its focus. */
export function Invoerknop({ klasse, onBestanden, children, ...invoer }: InvoerknopProps) {
  const kies = (event: ChangeEvent<HTMLInputElement>) => {
    const bestanden = [...(event.target.files ?? [])];
    // Emptied, so that the same file can be chosen again after it was removed.
    event.target.value = '';
    if (bestanden.length > 0) onBestanden(bestanden);
  };
  return (
    <label className={`${klasse} ${klas(s, 'knop')}`}>
      <input {...invoer} type="file" className={klas(s, 'invoer')} onChange={kies} />
      {children}
    </label>
  );
}
