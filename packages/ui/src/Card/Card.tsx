import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import s from './Card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Level of the heading; 2 unless told. */
  readonly level?: 2 | 3 | undefined;
  /** At the end of the heading: a link or a button. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A white card. With a title it is a section of the page by that name. */
export function Card({ title, level = 2, action, children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  if (title === undefined) return <div className={classNames(s, 'card')}>{children}</div>;
  return (
    <section className={classNames(s, 'card')} aria-labelledby={id}>
      <div className={classNames(s, 'header')}>
        <Heading id={id}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
