import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import s from './RowLink.module.css';

interface RowLinkProps {
  readonly href: string;
  /** Class of the row around it, which positions the text. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The link of a row: the positioned row around it is the target. */
export function RowLink({ href, className, children }: RowLinkProps) {
  return (
    <RouterLink href={href} className={`${classNames(s, 'link')} ${className}`}>
      {children}
    </RouterLink>
  );
}

/** Colour of a tile: the person must act, money comes in, or the brand's colour. */
export type Tone = 'plain' | 'attention' | 'positive';

interface RowTileProps {
  readonly icon: IconDrawing;
  readonly tone?: Tone | undefined;
  readonly className?: string | undefined;
}

export function RowTile({ icon, tone, className = '' }: RowTileProps) {
  return (
    <span className={`${classNames(s, 'tile', tone)} ${className}`}>
      <Icon icon={icon} />
    </span>
  );
}
