import * as scanWords from '../../../../generated/texts/scan.js';
import s from './CutOut.module.css';
import type { Place, Marks, Mark } from '../state/readNota.ts';
import { usePagePicture } from './pagePicture.ts';
import type { ReactNode } from 'react';
import { Icon } from '@mijn/ui/Icon';
import { CircleHelp } from 'lucide-react';

export interface FrameInPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// Margin around the value, in heights of its text.
const around = { x: 1.2, y: 0.25 };
/** Minimum width, in heights of the part; narrower text would be enlarged beyond its size. */
const leastRatio = 4;

/** Returns the part of a page to show for a value: with a margin, inside the page. */
export function frameOf(
  { links, boven, breedte, hoogte }: Place,
  page: { readonly width: number; readonly height: number },
): FrameInPicture {
  const line = hoogte * page.height;
  const height = Math.min(line * (1 + 2 * around.y), page.height);
  const wanted = Math.max(breedte * page.width + 2 * around.x * line, height * leastRatio);
  const width = Math.min(wanted, page.width);
  const centre = (links + breedte / 2) * page.width;
  const x = Math.min(Math.max(centre - width / 2, 0), page.width - width);
  const y = Math.min(
    Math.max((boven + hoogte / 2) * page.height - height / 2, 0),
    page.height - height,
  );
  return { x, y, width, height };
}

// Maximum distance within a row, in heights of a word; anything beyond belongs to another line of the bill.
const sameRow = 1.5;

const middle = ({ boven, hoogte }: Place) => boven + hoogte / 2;

function standsBeside(one: Place, other: Place): boolean {
  return (
    one.bestandId === other.bestandId &&
    one.bladzijde === other.bladzijde &&
    Math.abs(middle(one) - middle(other)) <= sameRow * Math.max(one.hoogte, other.hoogte)
  );
}

/**
 * Returns the place of a line on the bill: all values in the row of its amount (or without one, of the
 * first value). A date that stands once above the lines is left out.
 */
export function placeOfLine({
  bedrag,
  omschrijving,
  zorgsoort,
  behandelDatum,
}: Marks): Place | undefined {
  const all = [bedrag, omschrijving, zorgsoort, behandelDatum].flatMap((mark) => mark?.place ?? []);
  const [first] = all;
  if (!first) return undefined;
  const row = all.filter((one) => standsBeside(one, first));
  const links = Math.min(...row.map((one) => one.links));
  const boven = Math.min(...row.map((one) => one.boven));
  return {
    ...first,
    links,
    boven,
    breedte: Math.max(...row.map((one) => one.links + one.breedte)) - links,
    hoogte: Math.max(...row.map((one) => one.boven + one.hoogte)) - boven,
  };
}

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
      aria-label={scanWords.cutOut({ what })}
    >
      <image href={picture.address} width={picture.width} height={picture.height} />
    </svg>
  );
}

interface WithCutOutProps {
  readonly mark: Pick<Mark, 'place'> | undefined;
  /** Name of the field: "het bedrag". */
  readonly what: string;
  readonly children: ReactNode;
}

/**
 * A field with the part of the bill that it was read from, if any. The field has the same parent before and
 * after the reading: another parent would be another field, without the focus.
 */
export function WithCutOut({ mark, what, children }: WithCutOutProps) {
  return (
    <div className={s['beside']}>
      {children}
      {mark?.place && <CutOut place={mark.place} what={what} />}
    </div>
  );
}

/** Asks to check an uncertain value, in place of a field’s hint. */
function Unsure() {
  return (
    <span className={s['unsure']}>
      <Icon icon={CircleHelp} small />
      <strong>{scanWords.unsureField()}</strong>
    </span>
  );
}

/** Returns the question to check an uncertain value, or the usual hint of a field. */
export function hintOrQuestion(unsure: boolean, hint?: ReactNode): ReactNode {
  return unsure ? <Unsure /> : hint;
}
