import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import s from './TextArea.module.css';

/** A multi-line text input that grows with its content. Use within a `Field`. Autocomplete is off. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      rows={4}
      autoComplete="off"
      enterKeyHint="enter"
      {...rest}
      className={`${classNames(s, 'box')} ${className ?? ''}`}
    />
  );
}
