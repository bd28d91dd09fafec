import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './InputButton.module.css';

interface InputButtonProps extends ComponentProps<'input'> {
  readonly className: string;
  readonly onFiles: (files: File[]) => void;
  readonly children: ReactNode;
}

/** A file input that looks like a button: the transparent input covers it and keeps keyboard and focus. */
export function InputButton({ className, onFiles, children, ...input }: InputButtonProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Allows choosing the same file again after it was removed.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className={`${className} ${classNames(s, 'button')}`}>
      <input {...input} type="file" className={classNames(s, 'input')} onChange={choose} />
      {children}
    </label>
  );
}
