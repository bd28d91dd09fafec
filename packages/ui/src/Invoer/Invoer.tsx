import type { ComponentPropsWithRef, ReactNode } from 'react';
import { klas } from '../klas.ts';
import s from './Invoer.module.css';

interface InvoerProps extends ComponentPropsWithRef<'input'> {
  /** How wide the answer is expected to be. */
  readonly breedte?: 'kort' | 'middel' | 'vol' | undefined;
  /** A sign before what is typed, such as €. */
  readonly voor?: ReactNode;
}

/** A line of text to fill in; goes inside a `Veld`. */
export function Invoer({ breedte = 'vol', voor, className, ...rest }: InvoerProps) {
  const invoer = (
    <input type="text" {...rest} className={`${klas(s, 'invoer', breedte)} ${className ?? ''}`} />
  );
  if (voor === undefined) return invoer;
  return (
    <span className={klas(s, 'omslag', breedte)}>
      <span className={klas(s, 'voor')} aria-hidden="true">
        {voor}
      </span>
      {invoer}
    </span>
  );
}
