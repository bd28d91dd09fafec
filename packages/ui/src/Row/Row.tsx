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
  /** An amount. */
  readonly amount?: ReactNode;
  /** What the amount is, in a few words. */
  readonly note?: ReactNode;
  /** A `StatusBadge`. */
  readonly status?: ReactNode;
  /** Amounts line up in a column of their own on a phone too; the words give way to them. */
  readonly column?: boolean | undefined;
  /** A button of its own at the end; not together with `href`. */
  readonly action?: ReactNode;
}

type Words = Pick<
  RowProps,
  'title' | 'subtitle' | 'href' | 'amount' | 'note' | 'status' | 'column'
>;

function RowWords({ title, subtitle, href, amount, note, status, column }: Words) {
  const header = href ? (
    <RouterLink href={href} className={classNames(s, 'title')}>
      {title}
    </RouterLink>
  ) : (
    <span className={classNames(s, 'title')}>{title}</span>
  );
  const below = subtitle && <span className={classNames(s, 'subtitle')}>{subtitle}</span>;
  const money = amount && (
    <span className={classNames(s, 'amount')}>
      {amount} {note && <small className={classNames(s, 'note')}>{note}</small>}
    </span>
  );
  const phase = status && <span className={classNames(s, 'status')}>{status}</span>;
  if (column) {
    return (
      <div className={classNames(s, 'column')}>
        {header} {money}{' '}
        <div className={classNames(s, 'below')}>
          {below} {phase}
        </div>
      </div>
    );
  }
  return (
    <div className={classNames(s, 'content')}>
      <div className={classNames(s, 'words')}>
        {header}
        {below}
      </div>
      {money}
      {phase}
    </div>
  );
}

/** A row of a `List`: tile, words, and at the end amount and status; those move under the words on a phone. */
export function Row(props: RowProps) {
  const { icon, tone = 'plain', action, ...words } = props;
  const { href, column } = words;
  return (
    <li className={classNames(s, 'container')}>
      <div className={classNames(s, 'row', href && 'clickable', column && 'withColumn')}>
        <span className={classNames(s, 'tile', tone)}>
          <Icon icon={icon} />
        </span>
        <RowWords {...words} />
        {action && <span className={classNames(s, 'action')}>{action}</span>}
        {href && (
          <span className={classNames(s, 'chevron')}>
            <Icon icon={ChevronRight} small />
          </span>
        )}
      </div>
    </li>
  );
}
