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
  /** Number of things that ask for attention. */
  readonly count?: FrameCount | undefined;
}

/** A number beside an item, with its meaning for a screen reader: "3 nieuw". */
interface FrameCount {
  readonly number: number;
  readonly text: string;
}

/** Returns the counts of several items as one; undefined without any. */
export function countOf(items: readonly Pick<FrameItem, 'count'>[]): FrameCount | undefined {
  const counts = items.flatMap(({ count }) => count ?? []);
  if (counts.length === 0) return undefined;
  return {
    number: counts.reduce((sum, { number }) => sum + number, 0),
    text: counts.map(({ text }) => text).join(', '),
  };
}

function Count({ number, text }: FrameCount) {
  return (
    <span className={classNames(s, 'count')}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden> {text}</VisuallyHidden>
    </span>
  );
}

interface FramePlaceProps extends Omit<FrameItem, 'key'> {
  /** In the bar and the rail, in the rail only, or in the phone's menu. */
  readonly where: 'place' | 'inRail' | 'inMenu';
}

/** A navigation item. Memoised, so that a navigation renders only the old and the new item. */
export const FramePlace = memo(function FramePlace(place: FramePlaceProps) {
  const { label, icon, href, active, count, where } = place;
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
        {count && <Count {...count} />}
      </RouterLink>
    </li>
  );
});

interface MorePlaceProps extends Pick<FrameItem, 'count'> {
  readonly text: string;
  readonly menuId: string;
}

/** The last item of a phone's bar, which opens the menu and shows its count. */
export function MorePlace({ text, menuId, count }: MorePlaceProps) {
  return (
    <li className={classNames(s, 'place', 'onPhone')}>
      <button type="button" className={classNames(s, 'item')} popoverTarget={menuId}>
        <span className={classNames(s, 'icon')}>
          <Icon icon={Menu} />
        </span>
        {text}
        {count && <Count {...count} />}
      </button>
    </li>
  );
}
