import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import s from './Card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Beside what the page is about: a smaller heading, of the same level. */
  readonly small?: boolean | undefined;
  /** At the end of the heading: a link or a button. */
  readonly action?: ReactNode;
  /** Nothing in it is of use on paper: ways on, or fields to fill in. */
  readonly onScreenOnly?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A white card. With a title it is a section of the page by that name. */
export function Card({ title, small, action, onScreenOnly, children }: CardProps) {
  const id = useId();
  const className = classNames(s, 'card', onScreenOnly && 'onScreenOnly');
  if (title === undefined) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <div className={classNames(s, 'header')}>
        <h2 id={id} className={small ? classNames(s, 'small') : undefined}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
