import { expect, test } from 'vitest';
import { dayOnCard, passPhase, shownPass } from './zorgpas.ts';
import { zorgpasOf } from './zorgpas.testing.ts';

test.each([
  ['2027-01-21', 'valid'],
  ['2027-01-20', 'ending'],
  ['2026-11-21', 'ending'],
  ['2026-11-20', 'ended'],
] as const)(
  'includes the last day: a pass until %s is %s on 21 November 2026',
  (vervalDatum, phase) => {
    expect(passPhase({ vervalDatum }, '2026-11-21')).toBe(phase);
  },
);

test('formats dates as cards do', () => {
  expect(dayOnCard('1985-06-22')).toBe('22-06-1985');
  expect(dayOnCard('1985-06-22', '/')).toBe('22/06/1985');
});

test('reads pass and side from the address, the first by default', () => {
  const [sanne, daan] = [zorgpasOf(), zorgpasOf({ relatieNummer: '700410274' })];
  const shown = (search: string) => shownPass([sanne, daan], new URLSearchParams(search));
  expect(shown('')).toEqual({ pass: sanne, side: 'front' });
  expect(shown('pas=700410274&kant=achter')).toEqual({ pass: daan, side: 'back' });
  expect(shown('pas=999&kant=x')).toEqual({ pass: sanne, side: 'front' });
  expect(shownPass([], new URLSearchParams())).toEqual({ pass: undefined, side: 'front' });
});
