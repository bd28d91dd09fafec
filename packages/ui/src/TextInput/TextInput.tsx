import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './TextInput.module.css';

interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'enterKeyHint'> {
  /** What the enter key of a phone's keyboard does here. */
  readonly enterKeyHint: NonNullable<ComponentPropsWithRef<'input'>['enterKeyHint']>;
  /** How wide the answer is expected to be. */
  readonly inputWidth?: 'short' | 'medium' | 'full' | undefined;
  /** A sign before what is typed, such as €. */
  readonly prefix?: ReactNode;
}

/**
 * A line of text to fill in; goes inside a `Field`. The browser keeps nothing of it, unless the field says
 * by `autoComplete` what of the person it is.
 */
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
