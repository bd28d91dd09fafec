import type { ComponentPropsWithRef } from 'react';
import { klas } from '../klas.ts';
import s from './Tekstvak.module.css';

/** Several lines of text to fill in; grows along. Goes inside a `Veld`. */
export function Tekstvak({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={4} {...rest} className={`${klas(s, 'vak')} ${className ?? ''}`} />;
}
