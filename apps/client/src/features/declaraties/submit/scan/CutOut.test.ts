import { expect, it } from 'vitest';
import { frameOf, placeOfLine } from './CutOut.tsx';
import type { Mark, Place } from '../state/readNota.ts';

const page = { width: 1000, height: 1400 };
const at = (links: number, boven: number, breedte: number, hoogte: number) =>
  frameOf({ bestandId: 'b1', bladzijde: 1, links, boven, breedte, hoogte }, page);

it('shows the value with a margin', () => {
  const frame = at(0.3, 0.5, 0.3, 0.02);
  expect(frame.x).toBeLessThan(300);
  expect(frame.x + frame.width).toBeGreaterThan(600);
  expect(frame.y).toBeLessThan(700);
  expect(frame.y + frame.height).toBeGreaterThan(728);
});

it('stays inside the page, even near its edge', () => {
  for (const place of [at(0, 0, 0.05, 0.02), at(0.97, 0.99, 0.03, 0.01), at(0, 0, 1, 1)]) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(1000);
    expect(place.y + place.height).toBeLessThanOrEqual(1400);
  }
});

it('does not enlarge a short word beyond its size', () => {
  const { width, height } = at(0.5, 0.5, 0.01, 0.02);
  expect(width).toBeGreaterThanOrEqual(4 * height - 0.001);
});

const markAt = (place: Partial<Place>): Mark => ({
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
    behandelDatum: markAt({ links: 0.1 }),
    omschrijving: markAt({ links: 0.25, breedte: 0.4, boven: 0.498 }),
    bedrag: markAt({ links: 0.8, breedte: 0.12 }),
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
  const place = placeOfLine({ behandelDatum: markAt(other), bedrag: markAt({ links: 0.8 }) });
  expect(place).toMatchObject({ bestandId: 'b1', bladzijde: 1, links: 0.8, boven: 0.5 });
  expect(place?.breedte).toBeCloseTo(0.1);
  expect(place?.hoogte).toBeCloseTo(0.02);
});

it('returns undefined without any place', () => {
  const { place: _, ...typed } = markAt({});
  expect(placeOfLine({ bedrag: { ...typed, place: undefined } })).toBeUndefined();
});
