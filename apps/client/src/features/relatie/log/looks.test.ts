import { expect, test } from 'vitest';
import { byDay, looksPageAddress, looksPageIn } from './looks.ts';

const look = (day: string, wie: 'zelf' | 'verzekeringsnemer' | 'medewerker', operatie: string) => ({
  dag: day,
  wie,
  naam: null,
  reden: wie === 'medewerker' ? 'vraag per telefoon' : null,
  operatie,
});

test('groups accesses by day and viewer: newest day first, other viewers before the person', () => {
  const days = byDay([
    look('2026-11-20', 'zelf', 'getRelatie'),
    look('2026-11-21', 'zelf', 'getRelatie'),
    look('2026-11-21', 'zelf', 'listFacturen'),
    look('2026-11-21', 'medewerker', 'getRelatie'),
    look('2026-11-21', 'verzekeringsnemer', 'listDeclaraties'),
  ]);
  expect(days.map(({ day, who, what }) => [day, who, what.length])).toEqual([
    ['2026-11-21', 'medewerker', 1],
    ['2026-11-21', 'verzekeringsnemer', 1],
    ['2026-11-21', 'zelf', 2],
    ['2026-11-20', 'zelf', 1],
  ]);
  expect(days[0]?.reason).toBe('vraag per telefoon');
});

test.each([
  ['', 1],
  ['bekeken=2', 2],
  ['bekeken=0', 1],
  ['bekeken=-1', 1],
  ['bekeken=x', 1],
  ['bekeken=99999', 1],
])('reads the page of ?%s as %i', (search, page) => {
  expect(looksPageIn(new URLSearchParams(search))).toBe(page);
});

test('parses the page number that it wrote into an address', () => {
  for (const page of [1, 2, 40]) {
    const { searchParams } = new URL(looksPageAddress(page), 'http://localhost');
    expect(looksPageIn(searchParams)).toBe(page);
  }
});
