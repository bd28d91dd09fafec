import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './ButtonGroup.module.css';

/** A row of buttons, the main one first; under each other and full width on a phone. */
export function ButtonGroup({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(s, 'buttons')}>{children}</div>;
}
