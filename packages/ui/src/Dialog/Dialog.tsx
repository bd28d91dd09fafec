import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import s from './Dialog.module.css';

/** Whether the page round a dialog is seen: out of sight with it, it was closed by nobody. */
export function isPageSeen(dialog: HTMLDialogElement): boolean {
  return dialog.parentElement?.checkVisibility() ?? false;
}

/**
 * Keeps a dialog modal as long as it is to be open and its page is seen: out of sight with that it would hold all that
 * is seen instead, and so it waits until the page is back. Answers with what ends that.
 */
export function holdWhileSeen(dialog: HTMLDialogElement, open: boolean): () => void {
  const look = () => {
    const asks = open && isPageSeen(dialog);
    if (asks === dialog.matches(':modal')) return;
    if (asks) {
      // Who stands at an answer of the question that the document asked stays there.
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
  /** Its buttons, the main one first; it begins at the one with `data-safe`, or else at the first. */
  readonly buttons: ReactNode;
  /** Asked unasked for, and it cannot wait: its text is read out with its title. */
  readonly urgent?: boolean;
  /** Called when it is closed by Escape, or was closed by the browser before script had come. */
  readonly onClose: () => void;
}

/** A question that holds everything else: a modal dialog of the browser's own. */
export function Dialog({ open, title, children, buttons, urgent, onClose }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A document that asks from the start shows it at once; only script can make it modal.
  const [fromStart] = useState(open);
  const isNew = useRef(open);
  const hearAnswer = useEffectEvent(onClose);
  useEffect(() => {
    const { current: box } = dialog;
    if (!box) return undefined;
    // Before script came the browser closed it by itself.
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
        // Not where it only waits for its page.
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
