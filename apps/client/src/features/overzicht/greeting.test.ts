import { expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { greeting } from './greeting.ts';

setLanguageSource(() => 'nl');

it.each([
  ['2026-11-21T04:59:00Z', 'Goedenavond, Sanne.'],
  ['2026-11-21T05:00:00Z', 'Goedemorgen, Sanne.'],
  ['2026-11-21T11:00:00Z', 'Goedemiddag, Sanne.'],
  ['2026-11-21T17:00:00Z', 'Goedenavond, Sanne.'],
  ['2026-07-21T21:59:00Z', 'Goedenavond, Sanne.'],
])('greets by the clock in the Netherlands at %s', (now, expected) => {
  expect(greeting(now, 'Sanne')).toBe(expected);
});
