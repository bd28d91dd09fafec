import { expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { plannedWords } from './plannedWords.ts';

test.each([
  ['nl', '04', 'Op woensdag 25 november 2026 werken we aan de app, van 02.00 tot 04.00 uur.'],
  ['en', '04', 'On Wednesday 25 November 2026 we will be working on the app, from 02:00 to 04:00.'],
] as const)('announces maintenance on one day, in %s', (language, hour, words) => {
  setLanguageSource(() => language);
  const planned = { begin: '2026-11-25T01:00:00Z', end: `2026-11-25T${hour}:00:00+01:00` };
  expect(plannedWords(planned, language)).toContain(words);
});

test('names both days for maintenance through the night', () => {
  setLanguageSource(() => 'nl');
  const planned = { begin: '2026-11-25T22:00:00+01:00', end: '2026-11-26T04:00:00+01:00' };
  expect(plannedWords(planned, 'nl')).toMatch(
    /^Van woensdag 25 november 2026, 22\.00 uur tot donderdag 26 november 2026, 04\.00 uur/,
  );
});
