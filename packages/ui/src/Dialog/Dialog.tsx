import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import s from './Dialog.module.css';

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
    const around = box?.parentElement;
    if (!around) return undefined;
    // Before script came the browser closed it by itself.
    const isAnswered = isNew.current && !box.open;
    isNew.current = false;
    if (isAnswered) return hearAnswer();
    // Out of sight with its page it would hold all that is seen instead: it waits until that is back.
    const look = () => {
      const asks = open && box.isConnected && around.checkVisibility();
      if (asks === box.matches(':modal')) return;
      if (asks) {
        // Who stands at an answer of the question that the document asked stays there.
        const at = box.querySelector<HTMLElement>(':focus');
        box.removeAttribute('open');
        box.showModal();
        (at ?? box.querySelector<HTMLElement>('[data-safe]'))?.focus();
      } else box.close();
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(around);
    return () => observer.disconnect();
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
        if (currentTarget.parentElement?.checkVisibility()) onClose();
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
