import { Menu } from 'lucide-react';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './FramePlace.module.css';

/** A place in the navigation. */
export interface FrameItem {
  readonly key: string;
  readonly label: string;
  readonly icon: IconDrawing;
  readonly href: string;
  readonly active: boolean;
  /** How much is new there. */
  readonly count?: number;
}

interface FramePlaceProps {
  readonly item: FrameItem;
  /** In the bar and the rail, in the rail only, or in the phone's menu. */
  readonly where: 'place' | 'inRail' | 'inMenu';
}

/** One place in the navigation, as a list item with its link. */
export function FramePlace({ item, where }: FramePlaceProps) {
  return (
    <li className={classNames(s, where)}>
      <RouterLink
        href={item.href}
        className={classNames(s, 'item')}
        aria-current={item.active ? 'page' : undefined}
      >
        <span className={classNames(s, 'icon')}>
          <Icon icon={item.icon} />
        </span>
        {item.label}
        {item.count ? <span className={classNames(s, 'count')}>{item.count}</span> : null}
      </RouterLink>
    </li>
  );
}

interface MorePlaceProps {
  readonly text: string;
  /** The menu that it opens. */
  readonly menuId: string;
  /** How much is new in what stands behind it. */
  readonly count: number;
}

/** The last place of a phone's bar: it opens all the others. */
export function MorePlace({ text, menuId, count }: MorePlaceProps) {
  return (
    <li className={classNames(s, 'place', 'onPhone')}>
      <button type="button" className={classNames(s, 'item')} popoverTarget={menuId}>
        <span className={classNames(s, 'icon')}>
          <Icon icon={Menu} />
        </span>
        {text}
        {count > 0 && (
          <span className={classNames(s, 'count')} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
    </li>
  );
}
