import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './ButtonGroup.module.css';

interface ButtonGroupProps {
  /** Beside each other on a phone too: for short words. */
  readonly row?: boolean | undefined;
  /** At the side of a page: there one under the other, each as wide as the others. */
  readonly beside?: boolean | undefined;
  readonly children: ReactNode;
}

/** Buttons beside each other, or on a phone one under the other. */
export function ButtonGroup({ row, beside, children }: ButtonGroupProps) {
  return (
    <div className={classNames(s, 'buttons', row && 'row', beside && 'beside')}>{children}</div>
  );
}
