import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import s from './RowLink.module.css';

interface RowLinkProps {
  readonly href: string;
  /** Of the row around it: where its words stand. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The words of a row that leads somewhere: the positioned row around it takes the click as a whole. */
export function RowLink({ href, className, children }: RowLinkProps) {
  return (
    <RouterLink href={href} className={`${classNames(s, 'link')} ${className}`}>
      {children}
    </RouterLink>
  );
}

/** Colour of a tile by its meaning: something must be done, or money comes; else that of the brand. */
export type Tone = 'plain' | 'attention' | 'positive';

interface RowTileProps {
  readonly icon: IconDrawing;
  readonly tone?: Tone | undefined;
  readonly className?: string | undefined;
}

/** The drawing a row begins with, on its tile. */
export function RowTile({ icon, tone, className = '' }: RowTileProps) {
  return (
    <span className={`${classNames(s, 'tile', tone)} ${className}`}>
      <Icon icon={icon} />
    </span>
  );
}
