import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Row.module.css';
import { RowLink, RowTile, type Tone } from './RowLink.tsx';

export type { Tone };

interface RowProps {
  readonly icon: IconDrawing;
  /** Colour of the tile: amber if the person must act, green for incoming money. */
  readonly tone?: Tone | undefined;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Makes the whole row a link. */
  readonly href?: string | undefined;
  readonly status?: ReactNode;
  /** A button at the end; not together with `href`. */
  readonly action?: ReactNode;
}

/** A row of a `List`: tile, text, and a status, button or chevron at the end. */
export function Row({ icon, tone, title, subtitle, href, status, action }: RowProps) {
  return (
    <li className={classNames(s, 'row')}>
      <RowTile icon={icon} tone={tone} className={classNames(s, 'tile')} />
      <div className={classNames(s, 'words')}>
        {href ? (
          <RowLink href={href} className={classNames(s, 'title')}>
            {title}
          </RowLink>
        ) : (
          <span className={classNames(s, 'title')}>{title}</span>
        )}
        {subtitle && <span className={classNames(s, 'subtitle')}>{subtitle}</span>}
      </div>
      {status && <span className={classNames(s, 'status')}>{status}</span>}
      {action && <span className={classNames(s, 'action')}>{action}</span>}
      {href && (
        <span className={classNames(s, 'chevron')}>
          <Icon icon={ChevronRight} small />
        </span>
      )}
    </li>
  );
}
