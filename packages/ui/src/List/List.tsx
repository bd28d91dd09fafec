import { type ReactNode, Suspense } from 'react';
import { classNames } from '../classNames.ts';
import s from './List.module.css';

/**
 * A list of rows with a line between; its children are `Row`. They have a boundary, so that React takes over the
 * page they stand in first (ADR 0092).
 */
export function List({
  label,
  children,
}: {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <ul className={classNames(s, 'list')} aria-label={label}>
      <Suspense>{children}</Suspense>
    </ul>
  );
}
