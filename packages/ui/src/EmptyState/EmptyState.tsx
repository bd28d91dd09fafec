import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing, such as `<IllustrationEmpty />`. */
  readonly illustration: ReactNode;
  readonly title: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** What stands where there is nothing (yet): a drawing, what it means, and what one can do. */
export function EmptyState({ illustration, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(s, 'empty')}>
      {illustration}
      <Heading className={classNames(s, 'title')}>{title}</Heading>
      {children && <div className={classNames(s, 'text')}>{children}</div>}
      {action}
    </div>
  );
}
