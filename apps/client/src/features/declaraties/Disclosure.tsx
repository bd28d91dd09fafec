import { Icon } from '@mijn/ui/Icon';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import s from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** More for whoever wants to know: a line to press, and what opens under it. */
export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details className={s['disclosure']} open={open}>
      <summary className={s['button']}>
        <Icon icon={ChevronRight} small />
        {title}
      </summary>
      <div className={s['content']}>{children}</div>
    </details>
  );
}
