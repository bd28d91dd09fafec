import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import s from './Dialog.module.css';

/**
 * Returns whether the page around a dialog is visible. A dialog that is hidden with its page was not closed
 * by the user.
 */
export function isPageSeen(dialog: HTMLDialogElement): boolean {
  return dialog.parentElement?.checkVisibility() ?? false;
}

/**
 * Keeps a dialog modal while it is open and its page is visible: a modal in a hidden page would block the
 * visible one. Returns a cleanup function.
 */
export function holdWhileSeen(dialog: HTMLDialogElement, open: boolean): () => void {
  const look = () => {
    const asks = open && isPageSeen(dialog);
    if (asks === dialog.matches(':modal')) return;
    if (asks) {
      // Keeps the focus on an answer that had it before hydration.
      const at = dialog.querySelector<HTMLElement>(':focus');
      dialog.removeAttribute('open');
      dialog.showModal();
      (at ?? dialog.querySelector<HTMLElement>('[data-safe]'))?.focus();
    } else dialog.close();
  };
  look();
  const observer = new ResizeObserver(look);
  if (dialog.parentElement) observer.observe(dialog.parentElement);
  return () => observer.disconnect();
}

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The buttons, the main one first; initial focus is on the one with `data-safe`, else the first. */
  readonly buttons: ReactNode;
  /** Appears unprompted and cannot wait: its text is announced with the title. */
  readonly urgent?: boolean;
  /** Called when it is closed with Escape, or was closed by the browser before hydration. */
  readonly onClose: () => void;
}

/** A native modal dialog with a question. */
export function Dialog({ open, title, children, buttons, urgent, onClose }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The server renders an initially open dialog as open; only script can make it modal.
  const [fromStart] = useState(open);
  const isNew = useRef(open);
  const hearAnswer = useEffectEvent(onClose);
  useEffect(() => {
    const { current: box } = dialog;
    if (!box) return undefined;
    // Before hydration the browser closed it by itself.
    const isAnswered = isNew.current && !box.open;
    isNew.current = false;
    return isAnswered ? hearAnswer() : holdWhileSeen(box, open);
  }, [open]);
  return (
    <dialog
      ref={dialog}
      open={fromStart}
      className={classNames(s, 'dialog')}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={urgent ? `${id}-text` : undefined}
      onClose={({ currentTarget }) => {
        // Ignores the close of a dialog that is hidden with its page.
        if (isPageSeen(currentTarget)) onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div id={`${id}-text`} className={classNames(s, 'text')}>
        {children}
      </div>
      {buttons}
    </dialog>
  );
}
