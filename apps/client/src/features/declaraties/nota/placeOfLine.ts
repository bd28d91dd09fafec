import type { Marks, Place } from './nota.ts';

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
