import { Camera } from 'lucide-react';
import { buttonClass } from '../Button/Button.tsx';
import { InputButton } from '../FilePicker/InputButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import { useHydrating } from '../useHydrating/useHydrating.tsx';
import s from './FrameAction.module.css';

/** The main action of the app: picking files for a form. */
export interface FrameAction {
  readonly label: string;
  /** The form, for a person without script. */
  readonly href: string;
  /** Value of the file input's `accept`. */
  readonly accept: string;
  /** Receives the picked files; never empty. */
  readonly onFiles: (files: readonly File[]) => void;
}

interface FrameActionButtonProps extends FrameAction {
  readonly where: 'bar' | 'rail';
}

/** Opens the file picker at once; a link to the form until script runs. */
export function FrameActionButton(props: FrameActionButtonProps) {
  const { label, href, accept, onFiles, where } = props;
  const hydrating = useHydrating();
  const inBar = where === 'bar';
  const className = `${buttonClass({ wide: !inBar })} ${classNames(s, where)}`;
  const content = (
    <>
      <Icon icon={Camera} small={!inBar} />
      {inBar ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </>
  );
  if (hydrating)
    return (
      <RouterLink href={href} className={className}>
        {content}
      </RouterLink>
    );
  return (
    <InputButton className={className} accept={accept} multiple onFiles={onFiles}>
      {content}
    </InputButton>
  );
}
