import { betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import { expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { betaalverzoekTitle } from './betaalverzoekTitle.ts';

test.each([
  ['nl', ['Betaalverzoek', 'Herinnering', 'Aanmaning', 'Incasso mislukt']],
  ['en', ['Payment request', 'Reminder', 'Final reminder', 'Direct debit failed']],
] as const)('names each title in %s', (language, names) => {
  setLanguageSource(() => language);
  expect(new Set(betaalverzoekTitles.map(betaalverzoekTitle))).toEqual(new Set(names));
});

test('leaves an unknown title as the insurer wrote it', () => {
  expect(betaalverzoekTitle('Kwijtschelding')).toBe('Kwijtschelding');
});
