import { Camera, FolderOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FieldErrorMessage } from '../Field/Field.tsx';
import { classNames } from '../classNames.ts';
import { buttonClass } from '../Button/Button.tsx';
import s from './FilePicker.module.css';
import { InputButton } from './InputButton.tsx';
import { useFileDrop } from './useFileDrop.ts';

interface FilePickerProps {
  /** Names the group for screen readers. */
  readonly label: string;
  /** The rules, before one chooses. */
  readonly regels: ReactNode;
  readonly error?: ReactNode;
  /** For the file input: `.pdf,.jpg,.png`. */
  readonly accept: string;
  readonly texts: {
    readonly takePhoto: string;
    readonly chooseFile: string;
    /** Shown where there is a mouse: "of sleep je bestanden hierheen". */
    readonly sleep: string;
  };
  /** Called with what was chosen, photographed, dropped or pasted; never empty. */
  readonly onFiles: (files: File[]) => void;
  /** Nothing can be added now. */
  readonly out?: boolean | undefined;
  /** Id of the file input, for the links of a `ErrorSummary`. */
  readonly id?: string | undefined;
}

/** Picks files: the camera first on a phone; a file, dropping or pasting where there is a mouse. */
export function FilePicker(props: FilePickerProps) {
  const { label, regels, error, accept, texts, onFiles, out, id } = props;
  const own = useId();
  const { box, draggedOver } = useFileDrop(onFiles, out ?? false);
  const description = [`${own}-regels`, error && `${own}-fout`].filter(Boolean).join(' ');
  return (
    <fieldset
      ref={box}
      className={classNames(s, 'picker', draggedOver && 'draggedOver')}
      disabled={out}
    >
      <legend className={classNames(s, 'legend')}>{label}</legend>
      <div id={`${own}-regels`} className={classNames(s, 'lines')}>
        {regels}
      </div>
      {error && <FieldErrorMessage id={`${own}-fout`}>{error}</FieldErrorMessage>}
      <div className={classNames(s, 'buttons')}>
        <InputButton
          className={`${buttonClass({ variant: 'main', wide: true })} ${classNames(s, 'camera')}`}
          accept="image/*"
          capture="environment"
          onFiles={onFiles}
        >
          <Icon icon={Camera} small />
          {texts.takePhoto}
        </InputButton>
        <InputButton
          id={id ?? `${own}-bestand`}
          className={buttonClass({ variant: 'second', wide: true })}
          accept={accept}
          multiple
          aria-describedby={description}
          aria-invalid={error ? true : undefined}
          onFiles={onFiles}
        >
          <Icon icon={FolderOpen} small />
          {texts.chooseFile}
        </InputButton>
      </div>
      <p className={classNames(s, 'sleep')}>{texts.sleep}</p>
    </fieldset>
  );
}
