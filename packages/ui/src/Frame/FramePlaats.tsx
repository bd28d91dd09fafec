import { Link } from '../Omgeving/Omgeving.tsx';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Frame.module.css';

/** A place in the navigation. */
export interface FrameItem {
  readonly sleutel: string;
  readonly label: string;
  /** Shorter words for the bar of a phone. */
  readonly kort?: string | undefined;
  readonly pictogram: Icoon;
  readonly href: string;
  readonly actief: boolean;
}

interface FramePlaatsProps {
  readonly item: FrameItem;
  /** In the bar and the rail, in the rail only, or in the phone's menu. */
  readonly waar: 'plaats' | 'inRail' | 'inMenu';
}

/** One place in the navigation, as a list item with its link. */
export function FramePlaats({ item, waar }: FramePlaatsProps) {
  return (
    <li className={klas(s, waar)}>
      <Link
        href={item.href}
        className={klas(s, 'item')}
        aria-current={item.actief ? 'page' : undefined}
      >
        <span className={klas(s, 'pictogram')}>
          <Pictogram icoon={item.pictogram} />
        </span>
        <span className={klas(s, 'lang')}>{item.label}</span>
        <span className={klas(s, 'kort')}>{item.kort ?? item.label}</span>
      </Link>
    </li>
  );
}
