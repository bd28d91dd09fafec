import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import s from './TextArea.module.css';

/** Several lines of text to fill in; grows along. Goes inside a `Field`. The browser keeps nothing of it. */
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
