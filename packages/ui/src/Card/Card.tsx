import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import s from './Card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Id of the section, so that links and script can move the focus to it. */
  readonly id?: string | undefined;
  /** A smaller heading of the same level, for secondary content. */
  readonly small?: boolean | undefined;
  /** A link or button at the end of the heading. */
  readonly action?: ReactNode;
  /** Hidden in print: links or form fields. */
  readonly onScreenOnly?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A white card. With a title it is a labelled section. */
export function Card({ title, id, small, action, onScreenOnly, children }: CardProps) {
  const heading = useId();
  const className = classNames(s, 'card', onScreenOnly && 'onScreenOnly');
  if (title === undefined) return <div className={className}>{children}</div>;
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={className}
      aria-labelledby={heading}
    >
      <div className={classNames(s, 'header')}>
        <h2 id={heading} className={small ? classNames(s, 'small') : undefined}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
