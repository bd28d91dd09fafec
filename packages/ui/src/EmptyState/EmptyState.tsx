import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing, such as `<IllustrationEmpty />`. */
  readonly illustration: ReactNode;
  readonly titel: ReactNode;
  readonly niveau?: 2 | 3 | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** What stands where there is nothing (yet): a drawing, what it means, and what one can do. */
export function EmptyState({ illustration, titel, niveau = 2, children, action }: EmptyStateProps) {
  const Heading = `h${niveau}` as const;
  return (
    <div className={classNames(s, 'empty')}>
      {illustration}
      <Heading className={classNames(s, 'title')}>{titel}</Heading>
      {children && <div className={classNames(s, 'text')}>{children}</div>}
      {action}
    </div>
  );
}
