import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Collapsible details under a summary. */
export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details className={classNames(s, 'disclosure')} open={open}>
      <summary className={classNames(s, 'button')}>
        <Icon icon={ChevronRight} small />
        {title}
      </summary>
      <div className={classNames(s, 'content')}>{children}</div>
    </details>
  );
}
