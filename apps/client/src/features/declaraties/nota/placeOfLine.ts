import type { Marks, Place } from './nota.ts';

// What stands lower or higher than this, in heights of a word, is of another line of the bill.
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
 * Where a line of a bill stands on it: all that was read in the row of its amount (or, without one, of
 * what was read first). A day that the bill tells once, above, is no part of it.
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
