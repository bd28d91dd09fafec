import * as notaWords from '../../../generated/texts/nota.js';
import s from './CutOut.module.css';
import { frameOf } from './frameOf.ts';
import type { Place } from './nota.ts';
import { usePagePicture } from './pagePicture.ts';

interface CutOutProps {
  readonly place: Place;
  /** Name of the field, as alternative text: "het bedrag". */
  readonly what: string;
}

/**
 * The part of the bill that a value was read from. An SVG that shows part of the page’s image, because the
 * Content-Security-Policy refuses inline styles.
 */
export function CutOut({ place, what }: CutOutProps) {
  const picture = usePagePicture(place.bestandId, place.bladzijde);
  // Reserves the room, so that the layout does not shift.
  if (!picture) return <div className={s['room']} />;
  const { x, y, width, height } = frameOf(place, picture);
  return (
    <svg
      className={s['cutOut']}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={notaWords.cutOut({ what })}
    >
      <image href={picture.address} width={picture.width} height={picture.height} />
    </svg>
  );
}
