import { type ReactNode, Suspense } from 'react';
import { classNames } from '../classNames.ts';
import s from './List.module.css';

/** A list of `Row`s with dividers. Has its own Suspense boundary, so that React hydrates the rest of the page first. */
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
