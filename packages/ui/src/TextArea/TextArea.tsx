import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { useHydrating } from '../useHydrating/useHydrating.tsx';
import s from './TextArea.module.css';

// React writes its text into a textarea at hydration, over what was typed before, unlike that of an input: so there the
// text is what it holds.
function useTyped({ id, value, defaultValue }: ComponentPropsWithRef<'textarea'>) {
  const isHydrating = useHydrating();
  const [typed] = useState(() => {
    if (!isHydrating || typeof document === 'undefined') return undefined;
    const there = document.getElementById(id ?? '');
    return there instanceof HTMLTextAreaElement ? there.value : undefined;
  });
  if (value !== undefined) return { value: isHydrating ? (typed ?? value) : value };
  return { defaultValue: defaultValue === undefined ? undefined : (typed ?? defaultValue) };
}

/** A multi-line text input that grows with its content. Use within a `Field`. Autocomplete is off. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const text = useTyped(rest);
  return (
    <textarea
      rows={4}
      autoComplete="off"
      enterKeyHint="enter"
      {...rest}
      {...text}
      className={`${classNames(s, 'box')} ${className ?? ''}`}
    />
  );
}
