import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { holdWhileSeen, isPageSeen } from '../Dialog/Dialog.tsx';
import s from './FullScreen.module.css';

interface FullScreenProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly closeText: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-screen dialog, for showing something to somebody. */
export function FullScreen({ open, title, closeText, onClose, children }: FullScreenProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current: screen } = dialog;
    return screen ? holdWhileSeen(screen, open) : undefined;
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={classNames(s, 'screen')}
      aria-labelledby={id}
      onClose={({ currentTarget }) => {
        // Ignores the close of a dialog that is hidden with its page.
        if (isPageSeen(currentTarget)) onClose();
      }}
    >
      {open && (
        <div className={classNames(s, 'column')}>
          <div className={classNames(s, 'head')}>
            <h2 id={id}>{title}</h2>
            <Button variant="secondary" small icon={X} onClick={onClose}>
              {closeText}
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
