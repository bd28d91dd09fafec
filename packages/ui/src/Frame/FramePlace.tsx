import { Menu } from 'lucide-react';
import { memo } from 'react';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import s from './FramePlace.module.css';

export interface FrameItem {
  readonly key: string;
  readonly label: string;
  readonly icon: IconDrawing;
  readonly href: string;
  readonly active: boolean;
  /** Number of new things. */
  readonly count?: number;
}

interface CountProps {
  readonly count: number | undefined;
  /** Accessible unit of the count: "nieuw". */
  readonly isNew: string;
}

function Count({ count, isNew }: CountProps) {
  if (!count) return null;
  return (
    <span className={classNames(s, 'count')}>
      {count}
      <VisuallyHidden> {isNew}</VisuallyHidden>
    </span>
  );
}

interface FramePlaceProps extends Omit<FrameItem, 'key'>, Pick<CountProps, 'isNew'> {
  /** In the bar and the rail, in the rail only, or in the phone's menu. */
  readonly where: 'place' | 'inRail' | 'inMenu';
}

/** A navigation item. Memoised, so that a navigation renders only the old and the new item. */
export const FramePlace = memo(function FramePlace(place: FramePlaceProps) {
  const { label, icon, href, active, count, where, isNew } = place;
  return (
    <li className={classNames(s, where)}>
      <RouterLink
        href={href}
        className={classNames(s, 'item')}
        aria-current={active ? 'page' : undefined}
      >
        <span className={classNames(s, 'icon')}>
          <Icon icon={icon} />
        </span>
        {label}
        <Count count={count} isNew={isNew} />
      </RouterLink>
    </li>
  );
});

interface MorePlaceProps extends CountProps {
  readonly text: string;
  readonly menuId: string;
}

/** The last item of a phone's bar, which opens the menu and shows its count. */
export function MorePlace({ text, menuId, ...count }: MorePlaceProps) {
  return (
    <li className={classNames(s, 'place', 'onPhone')}>
      <button type="button" className={classNames(s, 'item')} popoverTarget={menuId}>
        <span className={classNames(s, 'icon')}>
          <Icon icon={Menu} />
        </span>
        {text}
        <Count {...count} />
      </button>
    </li>
  );
}
