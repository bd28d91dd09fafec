import {
  type ComponentProps,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../classNames.ts';
import s from './InputButton.module.css';

interface InputButtonProps extends ComponentProps<'input'> {
  readonly className: string;
  readonly onFiles: (files: File[]) => void;
  readonly children: ReactNode;
}

/** A file input that looks like a button: the transparent input covers it and keeps keyboard and focus. */
export function InputButton({ className, onFiles, children, ...input }: InputButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(field.current?.files ?? [])];
    if (!field.current || files.length === 0) return;
    // Allows choosing the same file again after it was removed.
    field.current.value = '';
    onFiles(files);
  };
  // Takes files that were chosen before React hydrated the input.
  const takeChosen = useEffectEvent(take);
  useLayoutEffect(() => takeChosen(), []);
  return (
    <label className={`${className} ${classNames(s, 'button')}`}>
      <input
        {...input}
        ref={field}
        type="file"
        className={classNames(s, 'input')}
        onChange={take}
      />
      {children}
    </label>
  );
}
