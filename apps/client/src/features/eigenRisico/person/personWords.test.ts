import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { amountWords, closedWords, noneWords } from './personWords.ts';

setLanguageSource(() => 'nl');

const eigenRisico = {
  verplichtBedrag: 38_500,
  vrijwilligBedrag: 10_000,
  totaalVerbruikt: 20_000,
  totaalResterend: 28_500,
  inTermijnen: false,
};
const whose = { jaar: 2026, name: 'Lotte', geboorteDatum: undefined, isClosed: false };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  ['another, in this year', {}, 'Voor Lotte geldt in 2026 geen eigen risico.'],
  ['another, in a year that is over', { isClosed: true }, 'Voor Lotte gold in 2026 geen'],
  ['oneself, in this year', { name: undefined }, 'Voor jou geldt in 2026 geen eigen risico.'],
  [
    'oneself, in a year that is over',
    { name: undefined, isClosed: true },
    'Voor jou gold in 2026 geen eigen risico.',
  ],
])('says that there is no own risk for %s', (_who, own, said) => {
  expect(noneWords({ ...whose, ...own })).toContain(said);
});

const read = (vrijwilligBedrag: number, isClosed: boolean) =>
  plain(amountWords({ ...eigenRisico, vrijwilligBedrag }, { ...whose, isClosed }, 'nl'));

describe('amountWords', () => {
  it('names both parts with a voluntary one', () => {
    expect(read(10_000, false)).toContain(
      'is € 485,00: € 385,00 verplicht en € 100,00 vrijwillig. Het verplichte deel gaat eerst op.',
    );
    expect(read(10_000, true)).toContain(
      'was € 485,00: € 385,00 verplicht en € 100,00 vrijwillig. Het verplichte deel ging eerst op.',
    );
  });

  it('says that all is mandatory without a voluntary part', () => {
    expect(read(0, false)).toBe(
      'Het eigen risico van 2026 is € 385,00. Dat is helemaal verplicht.',
    );
    expect(read(0, true)).toBe(
      'Het eigen risico van 2026 was € 385,00. Dat was helemaal verplicht.',
    );
  });
});

it.each([
  ['something was left', {}, 'wat niet is gebruikt, hoeft niemand te betalen'],
  ['all was used', { totaalResterend: 0 }, 'is helemaal gebruikt'],
  ['it was asked in terms', { inTermijnen: true }, 'We rekenen nog af'],
  ['the insurer tells nothing of terms', { inTermijnen: null }, 'hoeft niemand te betalen'],
])('words a past year in which %s', (_what, own, said) => {
  expect(closedWords({ ...eigenRisico, ...own }, '2025').explanation).toContain(said);
});
