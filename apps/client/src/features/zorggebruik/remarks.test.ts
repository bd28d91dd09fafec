import { beforeAll, expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { hiddenWords, lastProcessedWords, periodWords, unusableWords } from './remarks.ts';
import { toBudget } from './zorggebruik.testing.ts';

beforeAll(() => setLanguageSource(() => 'nl'));

const unusable = { isResterendBruikbaar: false, redenOnbruikbaar: 'periodeVoorbij' } as const;

test.each([
  ['periodeVoorbij', 'Wat over is, kun je niet meer gebruiken: dat jaar is voorbij.'],
  ['nietMeerVerzekerd', 'Wat over is, kun je niet meer gebruiken: deze verzekering is gestopt.'],
  ['aReasonOfTomorrow', 'Wat over is, kun je niet gebruiken.'],
  [null, 'Wat over is, kun je niet gebruiken.'],
])('gives the reason that the rest cannot be used: %s', (redenOnbruikbaar, words) => {
  expect(unusableWords(toBudget({ ...unusable, redenOnbruikbaar }))).toBe(words);
});

test.each([
  ['it can be used', { isResterendBruikbaar: true }],
  ['nobody tells whether it can be used', { isResterendBruikbaar: null }],
  ['nothing is left', { resterend: 0 }],
  ['nobody tells what is left', { resterend: null }],
])('gives no reason when %s', (_when, including) => {
  expect(unusableWords(toBudget({ ...unusable, ...including }))).toBeUndefined();
});

test('says that a budget of a former policy is of no use, also when nothing is left', () => {
  const former = { ...unusable, redenOnbruikbaar: 'vorigePolis', resterend: 0 };
  expect(unusableWords(toBudget(former))).toBe(
    'Dit was het budget van een vorige polis. Je kunt het niet meer gebruiken.',
  );
});

const hidden = (redenAfgeschermd: string | null) =>
  hiddenWords(toBudget({ gebruikt: null, redenAfgeschermd }));

test("gives the reason of missing figures, by the insurer's code", () => {
  expect(hidden('zorgAfgeschermd')).toContain('12 of ouder');
  expect(hidden('gedeeldMetAnderen')).toContain('de zorg van anderen privé');
  // Missing figures without a reason would read as "nothing was used".
  expect(hidden(null)).toContain('12 of ouder');
});

test('names the dependency only of a part that has separate figures', () => {
  expect(hiddenWords(toBudget())).toBeUndefined();
  expect(hiddenWords(toBudget({ redenAfgeschermd: 'gedeeldMetAnderen' }))).toContain(
    'Zolang het gezinsbudget niet op is.',
  );
  expect(hiddenWords(toBudget({ gebruikt: 0 }))).toBeUndefined();
});

const plain = (words: string) => words.replaceAll('\u00A0', ' ');

const periodOf = (budget: Parameters<typeof toBudget>[0], today: string) =>
  plain(periodWords(toBudget(budget), today, 'nl'));

test('names the end, in the past tense once it is over', () => {
  expect(periodOf({}, '2026-12-31')).toBe('Geldt tot en met 31 december 2026.');
  expect(periodOf({}, '2027-01-01')).toBe('Gold tot en met 31 december 2026.');
  const july = { datumIngang: '2026-07-01', datumEinde: '2026-12-31' };
  expect(periodOf({ periode: july }, '2026-12-31')).toBe(
    'Geldt van 1 juli 2026 tot en met 31 december 2026.',
  );
});

test('names the last update if there was one', () => {
  expect(lastProcessedWords(toBudget({ datumLaatsteVerwerking: null }), 'nl')).toEqual([]);
  expect(lastProcessedWords(toBudget(), 'nl').map(plain)).toEqual([
    'Bijgewerkt op 12 november 2026.',
  ]);
});
