import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Field.module.css';

/** Attributes that tie a control to its label, hint and error; spread them on the control. */
export interface FieldBinding {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Explanation before input. */
  readonly hint?: ReactNode;
  /** The problem and its solution. */
  readonly error?: ReactNode;
  /** For the links of an `ErrorSummary`; generated if absent. */
  readonly id?: string | undefined;
  /** Renders the control: `{(field) => <TextInput {...field} />}`. */
  readonly children: (field: FieldBinding) => ReactNode;
}

/** A form field: label, hint and error around one control. */
export function Field({ label, hint, error, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const description = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(s, 'field')}>
      <label htmlFor={id} className={classNames(s, 'label')}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={classNames(s, 'hint')}>
          {hint}
        </div>
      )}
      {error && <FieldErrorMessage id={`${id}-error`}>{error}</FieldErrorMessage>}
      {children({
        id,
        'aria-describedby': description || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

/** The error of a field: an icon and text. */
export function FieldErrorMessage({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  return (
    <p id={id} className={classNames(s, 'error')}>
      <Icon icon={CircleAlert} small />
      <span>{children}</span>
    </p>
  );
}
