import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Answer.module.css';

interface AnswerProps {
  readonly soort: 'info' | 'positive' | 'warning' | 'negative';
  readonly symbol: IconDrawing;
  /** The answer itself, as a heading: "Je krijgt € 82,50." */
  readonly titel: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The first answer of a page, before any detail. */
export function Answer({ soort, symbol, titel, action, children }: AnswerProps) {
  return (
    <div className={classNames(s, 'answer', soort)}>
      <span className={classNames(s, 'symbol')}>
        <Icon icon={symbol} />
      </span>
      <div className={classNames(s, 'text')}>
        <h2 className={classNames(s, 'title')}>{titel}</h2>
        {children}
      </div>
      {action}
    </div>
  );
}
