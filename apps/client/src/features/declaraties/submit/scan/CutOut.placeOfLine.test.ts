import { expect, it } from 'vitest';
import type { Mark, Place } from '../state/readNota.ts';
import { placeOfLine } from './CutOut.tsx';

const at = (place: Partial<Place>): Mark => ({
  value: '',
  sure: true,
  filledIn: true,
  place: {
    bestandId: 'b1',
    bladzijde: 1,
    links: 0.1,
    boven: 0.5,
    breedte: 0.1,
    hoogte: 0.02,
    ...place,
  },
});

it('spans the date, care and amount of a line', () => {
  const place = placeOfLine({
    behandelDatum: at({ links: 0.1 }),
    omschrijving: at({ links: 0.25, breedte: 0.4, boven: 0.498 }),
    bedrag: at({ links: 0.8, breedte: 0.12 }),
  });
  expect(place).toMatchObject({ bladzijde: 1, links: 0.1, boven: 0.498 });
  expect(place?.breedte).toBeCloseTo(0.82);
  expect(place?.hoogte).toBeCloseTo(0.022);
});

it.each([
  ['higher on the bill', { boven: 0.2 }],
  ['on another page', { bladzijde: 2 }],
  ['in another file', { bestandId: 'b2' }],
])('leaves out a date that stands %s', (_, other) => {
  const place = placeOfLine({ behandelDatum: at(other), bedrag: at({ links: 0.8 }) });
  expect(place).toMatchObject({ bestandId: 'b1', bladzijde: 1, links: 0.8, boven: 0.5 });
  expect(place?.breedte).toBeCloseTo(0.1);
  expect(place?.hoogte).toBeCloseTo(0.02);
});

it('returns undefined without any place', () => {
  const { place: _, ...typed } = at({});
  expect(placeOfLine({ bedrag: { ...typed, place: undefined } })).toBeUndefined();
});
