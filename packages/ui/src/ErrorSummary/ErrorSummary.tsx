import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './ErrorSummary.module.css';

/** An error with the id of the control that mends it. */
export interface ErrorItem {
  readonly fieldId: string;
  readonly text: ReactNode;
}

interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: readonly ErrorItem[];
}

// Not by the address: a hash would be a navigation, and the form would lose its place in history.
function toField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** All errors of a form at its top, each a link to its field. Takes the focus when it appears; give it a new `key` to take it again. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
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
            <a href={`#${fieldId}`} onClick={(event) => toField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
