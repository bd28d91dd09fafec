import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing, such as `<IllustrationEmpty />`. */
  readonly illustration: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** What stands where there is nothing (yet): a drawing, what it means, and what one can do. */
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
