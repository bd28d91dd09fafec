import { Camera } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FieldErrorMessage } from '../Field/Field.tsx';
import { classNames } from '../classNames.ts';
import { buttonClass } from '../Button/Button.tsx';
import s from './FilePicker.module.css';
import { InputButton } from './InputButton.tsx';
import { useFileDrop } from './useFileDrop.ts';

interface FilePickerProps {
  /** Accessible name of the group. */
  readonly label: string;
  /** Tips; left out once a file was chosen. */
  readonly hint?: ReactNode;
  /** Files were chosen already: the button is not the primary one. */
  readonly more?: boolean | undefined;
  readonly error?: ReactNode;
  /** Value of the file input's `accept`: `.pdf,.jpg,.png`. */
  readonly accept: string;
  readonly texts: {
    readonly choose: string;
    /** Shown with a mouse: "of sleep je bestanden hierheen". */
    readonly drop: string;
  };
  /** Receives chosen, dropped or pasted files; never empty. */
  readonly onFiles: (files: File[]) => void;
  /** Id of the file input, for the links of an `ErrorSummary`. */
  readonly id?: string | undefined;
}

/** A file picker: one button, which offers the camera on a phone; dropping or pasting with a mouse. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, more, error, accept, texts, onFiles, id } = props;
  const own = useId();
  const { box, draggedOver } = useFileDrop(onFiles);
  const description = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <fieldset ref={box} className={classNames(s, 'picker', draggedOver && 'draggedOver')}>
      <legend className={classNames(s, 'legend')}>{label}</legend>
      {hint && (
        <div id={`${own}-hint`} className={classNames(s, 'hint')}>
          {hint}
        </div>
      )}
      {error && <FieldErrorMessage id={`${own}-error`}>{error}</FieldErrorMessage>}
      <InputButton
        id={id ?? `${own}-file`}
        className={buttonClass({ variant: more ? 'secondary' : 'primary', wide: true })}
        accept={accept}
        multiple
        aria-describedby={description || undefined}
        aria-invalid={error ? true : undefined}
        onFiles={onFiles}
      >
        <Icon icon={Camera} small />
        {texts.choose}
      </InputButton>
      <p className={classNames(s, 'drop')}>{texts.drop}</p>
    </fieldset>
  );
}
