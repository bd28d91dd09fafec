import { betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import { expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { betaalverzoekTitleWords } from './betaalverzoekTitleWords.ts';

setLanguageSource(() => 'nl');

it('gives each title an icon of its own', () => {
  const icons = betaalverzoekTitles.map((title) => betaalverzoekTitleWords(title).symbol);
  expect(new Set(icons).size).toBe(betaalverzoekTitles.length);
});

it('leaves an unknown title as it is', () => {
  expect(betaalverzoekTitleWords('Dwangbevel')).toMatchObject({
    word: 'Dwangbevel',
    literal: true,
  });
});
