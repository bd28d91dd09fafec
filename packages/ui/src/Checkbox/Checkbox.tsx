import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldErrorMessage } from '../Field/Field.tsx';
import { classNames } from '../classNames.ts';
import s from './Checkbox.module.css';

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** A checkbox with a label; other props go to the input. */
export function Checkbox({ label, hint, error, id: given, ...input }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const description = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      {error && <FieldErrorMessage id={`${id}-error`}>{error}</FieldErrorMessage>}
      <div className={classNames(s, 'line')}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={classNames(s, 'box')}
          aria-describedby={description || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id} className={classNames(s, 'label')}>
          {label}
        </label>
      </div>
      {hint && (
        <div id={`${id}-hint`} className={classNames(s, 'hint')}>
          {hint}
        </div>
      )}
    </div>
  );
}
