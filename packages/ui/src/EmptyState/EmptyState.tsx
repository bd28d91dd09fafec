import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './EmptyState.module.css';

interface EmptyStateProps {
  /** An illustration, such as `<IllustrationEmpty />`. */
  readonly illustration: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** An empty state: an illustration, an explanation and an action. */
export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className={classNames(s, 'empty')}>
      {illustration}
      <h2 className={classNames(s, 'title')}>{title}</h2>
      {children && <div className={classNames(s, 'text')}>{children}</div>}
      {action}
    </div>
  );
}
