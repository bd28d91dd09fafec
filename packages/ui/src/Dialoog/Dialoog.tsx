import { type ReactNode, useEffect, useId, useRef } from 'react';
import { klas } from '../klas.ts';
import s from './Dialoog.module.css';

interface DialoogProps {
  readonly open: boolean;
  readonly titel: ReactNode;
  readonly children: ReactNode;
  /** Its buttons, the main one first. */
  readonly knoppen: ReactNode;
  /** Asked unasked for, and it cannot wait: its text is read out with its title. */
  readonly dringend?: boolean;
  /** Called when it is closed by Escape. */
  readonly onSluit: () => void;
}

/** A question that holds everything else: a modal dialog of the browser's own. */
export function Dialoog({ open, titel, children, knoppen, dringend, onSluit }: DialoogProps) {
  const id = useId();
  const dialoog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialoog.current?.showModal();
    else dialoog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialoog}
      className={klas(s, 'dialoog')}
      role={dringend ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={dringend ? `${id}-tekst` : undefined}
      onClose={onSluit}
    >
      <h2 id={id}>{titel}</h2>
      <div id={`${id}-tekst`} className={klas(s, 'tekst')}>
        {children}
      </div>
      {knoppen}
    </dialog>
  );
}
