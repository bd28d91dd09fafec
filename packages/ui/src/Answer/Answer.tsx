import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { keepTogether } from '../keepTogether/keepTogether.tsx';
import { classNames } from '../classNames.ts';
import tones from '../tones/tones.module.css';
import own from './Answer.module.css';

const s = { ...own, ...tones };

interface AnswerProps {
  readonly kind: 'info' | 'positive' | 'warning' | 'negative';
  readonly icon: IconDrawing;
  /** The answer as a heading: "Je krijgt € 82,50." */
  readonly title: ReactNode;
  /** A picture at the end instead of the icon, for good news. */
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The main answer of a page, before any detail. */
export function Answer({ kind, icon, title, picture, action, children }: AnswerProps) {
  return (
    <div className={classNames(s, 'answer', kind)}>
      {picture ? (
        <span className={classNames(s, 'picture')}>{picture}</span>
      ) : (
        <span className={classNames(s, 'icon')}>
          <Icon icon={icon} />
        </span>
      )}
      <div className={classNames(s, 'text')}>
        <h2 className={classNames(s, 'title')}>{keepTogether(title)}</h2>
        {children}
      </div>
      {action}
    </div>
  );
}
