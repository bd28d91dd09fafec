import { Icon } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import s from './Figure.module.css';

interface FigureProps {
  /** The name of the amount, as a heading. */
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
  /** With an address the whole figure is one link. */
  readonly href?: string;
  /** A button of its own; not together with `href`. */
  readonly action?: ReactNode;
}

/** A figure of the overview: an amount with its label, as an item of a `List`. */
export function Figure({ label, amount, note, href, action }: FigureProps) {
  return (
    <li className={s['figure']}>
      <div>
        <h2 className={s['label']}>{href ? <Link href={href}>{label}</Link> : label}</h2>
        <p className={s['amount']}>{amount}</p>
        {note && <p className={s['note']}>{note}</p>}
      </div>
      {action}
      {href && (
        <span className={s['chevron']}>
          <Icon icon={ChevronRight} small />
        </span>
      )}
    </li>
  );
}
