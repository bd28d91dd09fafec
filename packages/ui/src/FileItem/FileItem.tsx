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

/** Where a file stands on its way to the insurer. */
export type FileItemState = 'sending' | 'received' | 'warning' | 'rejected';

interface Action {
  /** What the button says. */
  readonly label: string;
  /** The same with the file's name, for screen readers. */
  readonly description: string;
  readonly onClick: () => void;
  /** For the links of an `ErrorSummary`. */
  readonly id?: string | undefined;
}

interface FileItemProps {
  /** The name, or a link by that name. */
  readonly name: ReactNode;
  /** Size in words: "2,1 MB"; left out of what was stored anew, which is not as large as what somebody sent. */
  readonly size?: string | undefined;
  readonly kind?: 'document' | 'photo' | undefined;
  readonly phase: FileItemState;
  /** The standing in words: "Wordt verstuurd", "Ontvangen". */
  readonly phaseText: string;
  /** 0 to 1, while it is being sent. */
  readonly progress?: number | undefined;
  /** What was found in the file, or why it was refused. */
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
 * One file: name, size, how far it is, what was found, and what one can do. A list item. What became of it is
 * told once, by its name and with why it was refused, also of a file that is refused before it is sent: an alert is
 * heard as it comes into the page. How far the sending is stays silent.
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
