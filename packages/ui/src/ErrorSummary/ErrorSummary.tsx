import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { FieldLink } from '../FieldLink/FieldLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useTakeFocus } from '../useTakeFocus/useTakeFocus.tsx';
import { classNames } from '../classNames.ts';
import s from './ErrorSummary.module.css';

/** An error with the id of its control. */
export interface ErrorItem {
  readonly fieldId: string;
  readonly text: ReactNode;
}

interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: readonly ErrorItem[];
}

/**
 * All errors of a form, each a link to its field. Takes the focus when it appears; a new `key` makes it
 * take the focus again.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useTakeFocus(() => box.current);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className={classNames(s, 'summary')}>
      <span className={classNames(s, 'icon')}>
        <Icon icon={CircleAlert} />
      </span>
      <h2 id={id} className={classNames(s, 'title')}>
        {title}
      </h2>
      <ul className={classNames(s, 'errors')}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <FieldLink fieldId={fieldId}>{text}</FieldLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
