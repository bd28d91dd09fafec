import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classNames(s, 'hidden')} data-hidden="">
      {children}
    </span>
  );
}
