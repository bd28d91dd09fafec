import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './ButtonGroup.module.css';

interface ButtonGroupProps {
  /** Keeps a row on a phone too, for short labels. */
  readonly row?: boolean | undefined;
  /** In the sidebar of a page: stacked, with equal widths. */
  readonly beside?: boolean | undefined;
  readonly children: ReactNode;
}

/** Buttons side by side, or stacked on a phone. */
export function ButtonGroup({ row, beside, children }: ButtonGroupProps) {
  return (
    <div className={classNames(s, 'buttons', row && 'row', beside && 'beside')}>{children}</div>
  );
}
