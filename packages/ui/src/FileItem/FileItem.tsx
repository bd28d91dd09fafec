import {
  CircleCheck,
  CircleX,
  FileText,
  Image,
  RotateCcw,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './FileItem.module.css';

export type FileItemState = 'sending' | 'received' | 'warning' | 'rejected';

interface Action {
  readonly label: string;
  /** The accessible name, with the file's name. */
  readonly description: string;
  readonly onClick: () => void;
  /** For the links of an `ErrorSummary`. */
  readonly id?: string | undefined;
}

interface FileItemProps {
  /** The name, or a link with that name. */
  readonly name: ReactNode;
  /** Formatted size: "2,1 MB"; absent for a file that was stored in another form, with another size. */
  readonly size?: string | undefined;
  readonly kind?: 'document' | 'photo' | undefined;
  readonly phase: FileItemState;
  /** Formatted state: "Wordt verstuurd", "Ontvangen". */
  readonly phaseText: string;
  /** Progress of the upload, 0 to 1. */
  readonly progress?: number | undefined;
  /** Remarks about the file, or reasons for refusing it. */
  readonly messages?: readonly ReactNode[] | undefined;
  readonly retry?: Action | undefined;
  readonly remove?: Action | undefined;
}

const icons: Record<FileItemState, IconDrawing> = {
  sending: Upload,
  received: CircleCheck,
  warning: TriangleAlert,
  rejected: CircleX,
};

function Phase({ phase, text }: { readonly phase: FileItemState; readonly text: string }) {
  return (
    <span className={classNames(s, 'phase')}>
      <Icon icon={icons[phase]} small />
      {text}
    </span>
  );
}

function Messages({ messages }: Pick<FileItemProps, 'messages'>) {
  if (!messages || messages.length === 0) return null;
  return (
    <ul className={classNames(s, 'messages')}>
      {messages.map((melding, i) => (
        <li key={i}>{melding}</li>
      ))}
    </ul>
  );
}

/**
 * A file in a list: name, size, progress, remarks and actions. The outcome is announced once, with the name and the
 * reason of a refusal; a file that is refused before the upload is an alert from the start. Progress is silent.
 */
export function FileItem(props: FileItemProps) {
  const { name, size, kind, phase, phaseText, progress, messages, retry, remove } = props;
  const id = useId();
  return (
    <li className={classNames(s, 'item', phase)}>
      <span className={classNames(s, 'tile')}>
        <Icon icon={kind === 'photo' ? Image : FileText} />
      </span>
      <div className={classNames(s, 'words')}>
        <span id={id} className={classNames(s, 'name')}>
          {name}
        </span>
        <span className={classNames(s, 'size')}>{size}</span>
        {phase === 'sending' && <Phase phase={phase} text={phaseText} />}
        <output role={phase === 'rejected' ? 'alert' : undefined}>
          {phase !== 'sending' && (
            <>
              {typeof name === 'string' && <VisuallyHidden>{name}: </VisuallyHidden>}
              <Phase phase={phase} text={phaseText} />
            </>
          )}
          {phase === 'rejected' && <Messages messages={messages} />}
        </output>
        {phase === 'sending' && (
          <progress
            className={classNames(s, 'bar')}
            max={1}
            value={progress}
            aria-labelledby={id}
          />
        )}
        {phase !== 'rejected' && <Messages messages={messages} />}
      </div>
      <div className={classNames(s, 'actions')}>
        {retry && <ActionButton {...retry} icon={RotateCcw} />}
        {remove && <ActionButton {...remove} icon={Trash2} />}
      </div>
    </li>
  );
}

function ActionButton({
  label,
  description,
  onClick,
  id,
  icon,
}: Action & { readonly icon: IconDrawing }) {
  return (
    <Button id={id} variant="subtle" small icon={icon} aria-label={description} onClick={onClick}>
      {label}
    </Button>
  );
}
