import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  /**
   * Word for an item that was not read yet, which has a dot and a bold title; false for one that was. Undefined in
   * lists without that state.
   */
  readonly unread?: string | false | undefined;
  /** A button at the end; not together with `href`. */
  readonly action?: ReactNode;
}

/** A row of a `List`: tile, text, and a status, button or chevron at the end. */
export function Row({ icon, tone, title, subtitle, href, status, unread, action }: RowProps) {
  const titleClass = classNames(s, 'title', unread === false && 'read');
  return (
    <li className={classNames(s, 'row', unread !== undefined && 'inbox')}>
      <RowTile icon={icon} tone={tone} className={classNames(s, 'tile')} />
      <div className={classNames(s, 'words')}>
        {href ? (
          <RowLink href={href} className={titleClass}>
            {title}
          </RowLink>
        ) : (
          <span className={titleClass}>{title}</span>
        )}
        {subtitle && <span className={classNames(s, 'subtitle')}>{subtitle}</span>}
        {unread && <VisuallyHidden>{unread}</VisuallyHidden>}
      </div>
      {unread && <span className={classNames(s, 'dot')} />}
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
