import { expect, it } from 'vitest';
import { matchWords } from '../../../forms/search/matchWords.ts';
import { setLanguageSource } from '../../../platform/language.ts';
import type { Bericht } from './bericht.ts';
import { berichtOf } from './berichten.testing.ts';
import { searchText } from './BerichtenPage.tsx';

setLanguageSource(() => 'nl');

const finds = (bericht: Bericht, search: string) =>
  matchWords(searchText(bericht, '2026-11-21', 'nl'), search);

const bericht = berichtOf({ datum: '2026-11-20', bedrag: 8_250, zorgsoorten: ['Fysiotherapie'] });

it.each(['fysio', 'fysoi', 'physiotherapy', '82,50', '€82.50', 'november', '2026-11'])(
  'finds a message by %s',
  (search) => expect(finds(bericht, search)).toBe(true),
);

it('does not find a message by another month', () => {
  expect(finds(bericht, 'oktober')).toBe(false);
});

it('finds a message by its day only when the reader may no longer see its subject', () => {
  const gone = { ...bericht, kenmerk: null };
  expect(finds(gone, 'november')).toBe(true);
  expect(finds(gone, 'fysio')).toBe(false);
  expect(finds(gone, '82,50')).toBe(false);
});
