import * as notaWords from '../../../generated/texts/nota.js';
import s from './CutOut.module.css';
import { frameOf } from './frameOf.ts';
import type { Place } from './nota.ts';
import { usePagePicture } from './pagePicture.ts';

interface CutOutProps {
  readonly place: Place;
  /** What stands there, for who does not see it: "het bedrag". */
  readonly what: string;
}

/**
 * The piece of the bill where something was read. An SVG that shows part of the page’s picture: no
 * style of its own in the markup, which the policy of the page would refuse.
 */
export function CutOut({ place, what }: CutOutProps) {
  const picture = usePagePicture(place.bestandId, place.bladzijde);
  // The room is kept, so that nothing jumps.
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
