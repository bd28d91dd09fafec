import { expect, it } from 'vitest';
import { frameOf } from './CutOut.tsx';

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
