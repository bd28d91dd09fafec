import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './Stack.module.css';

/** Stacks its children with equal space: `spacious` between questions, `tight` within one. */
export function Stack({
  space = 'plain',
  children,
}: {
  readonly space?: 'tight' | 'plain' | 'spacious' | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(s, 'stack', space)}>{children}</div>;
}
