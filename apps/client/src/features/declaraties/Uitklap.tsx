import { Pictogram } from '@mijn/ui/Pictogram';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import s from './Uitklap.module.css';

interface UitklapProps {
  readonly titel: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** More for whoever wants to know: a line to press, and what opens under it. */
export function Uitklap({ titel, open, children }: UitklapProps) {
  return (
    <details className={s['uitklap']} open={open}>
      <summary className={s['knop']}>
        <Pictogram icoon={ChevronRight} klein />
        {titel}
      </summary>
      <div className={s['inhoud']}>{children}</div>
    </details>
  );
}
