import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './Facts.module.css';

export interface Fact {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  readonly action?: ReactNode;
}

/** A description list, such as the answers given in a form. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classNames(s, 'facts')}>
      {facts.map(({ key, term, value, action }) => (
        <div key={key} className={classNames(s, 'fact')}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {action && <dd className={classNames(s, 'action')}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
