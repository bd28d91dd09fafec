import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './TextInput.module.css';

interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** How wide the answer is expected to be. */
  readonly inputWidth?: 'short' | 'medium' | 'full' | undefined;
  /** A sign before what is typed, such as €. */
  readonly before?: ReactNode;
}

/** A line of text to fill in; goes inside a `Field`. */
export function TextInput({ inputWidth = 'full', before, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...rest}
      className={`${classNames(s, 'input', inputWidth)} ${className ?? ''}`}
    />
  );
  if (before === undefined) return input;
  return (
    <span className={classNames(s, 'omslag', inputWidth)}>
      <span className={classNames(s, 'before')} aria-hidden="true">
        {before}
      </span>
      {input}
    </span>
  );
}
