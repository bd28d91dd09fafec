import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Row.module.css';

interface RowProps {
  readonly icon: IconDrawing;
  /** Colour of the tile: what asks for attention is amber. */
  readonly tone?: 'plain' | 'attention' | undefined;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** With an address the whole row is one link. */
  readonly href?: string | undefined;
  /** A `StatusBadge`. */
  readonly status?: ReactNode;
  /** A button of its own at the end; not together with `href`. */
  readonly action?: ReactNode;
}

/** A row of a `List`: tile, words, and at the end a status, a button or the way on. */
export function Row({ icon, tone = 'plain', title, subtitle, href, status, action }: RowProps) {
  return (
    <li className={classNames(s, 'container')}>
      <div className={classNames(s, 'row', href && 'clickable')}>
        <span className={classNames(s, 'tile', tone)}>
          <Icon icon={icon} />
        </span>
        <div className={classNames(s, 'words')}>
          {href ? (
            <RouterLink href={href} className={classNames(s, 'title')}>
              {title}
            </RouterLink>
          ) : (
            <span className={classNames(s, 'title')}>{title}</span>
          )}
          {subtitle && <span className={classNames(s, 'subtitle')}>{subtitle}</span>}
        </div>
        {status && <span className={classNames(s, 'status')}>{status}</span>}
        {action && <span className={classNames(s, 'status')}>{action}</span>}
        {href && (
          <span className={classNames(s, 'chevron')}>
            <Icon icon={ChevronRight} small />
          </span>
        )}
      </div>
    </li>
  );
}
