import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './TextInput.module.css';

interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'enterKeyHint'> {
  readonly enterKeyHint: NonNullable<ComponentPropsWithRef<'input'>['enterKeyHint']>;
  readonly inputWidth?: 'short' | 'medium' | 'full' | undefined;
  /** A symbol before the input, such as €. */
  readonly prefix?: ReactNode;
}

/** A text input; use within a `Field`. Autocomplete is off unless `autoComplete` is set. */
export function TextInput({ inputWidth = 'full', prefix, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      className={`${classNames(s, 'input', inputWidth)} ${className ?? ''}`}
    />
  );
  if (prefix === undefined) return input;
  return (
    <span className={classNames(s, 'wrapper', inputWidth)}>
      <span className={classNames(s, 'prefix')} aria-hidden="true">
        {prefix}
      </span>
      {input}
    </span>
  );
}
