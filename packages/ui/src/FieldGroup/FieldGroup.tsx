import { type ReactNode, useId } from 'react';
import { FieldErrorMessage } from '../Field/Field.tsx';
import { classNames } from '../classNames.ts';
import s from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** A fieldset for controls that answer one question, with legend, hint and error. */
export function FieldGroup({ legend, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const description = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={classNames(s, 'group')} aria-describedby={description || undefined}>
      <legend className={classNames(s, 'legend')}>{legend}</legend>
      {hint && (
        <div id={`${id}-hint`} className={classNames(s, 'hint')}>
          {hint}
        </div>
      )}
      {error && <FieldErrorMessage id={`${id}-error`}>{error}</FieldErrorMessage>}
      {children}
    </fieldset>
  );
}
