import type { SubmitFields } from '@mijn/contract/declaraties';
import { expect, it } from 'vitest';
import { aboutLines, declaratieTitle, inputsOf, linesOf } from './submittedLines.rules.ts';

const fields: SubmitFields = {
  declarant: 'R1',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '45.5',
  naamZorgverlener: 'Praktijk De Linde',
  notaNummer: '2026-17',
  buitenland: 'false',
  opmerking: '',
  bestandIds: [],
  bevestigd: [],
};
const care = (zorgsoort: string, behandelDatum = '2026-11-02', bedrag = '10') => ({
  zorgsoort,
  behandelDatum,
  bedrag,
});

it('a claim that names no lines is one line of its own day, care and amount', () => {
  expect(linesOf(fields, null)).toEqual([care('Tandarts', '2026-11-02', '45.5')]);
});

it('a claim that names its lines is those, and nothing besides', () => {
  const lines = [care('Huisarts'), care('Tandarts')];
  expect(linesOf(fields, lines)).toEqual(lines);
});

it('each line is judged as one treatment of its own amount in cents', () => {
  const [first, second] = inputsOf([care('Huisarts'), care('Tandarts', '2025-12-31', '0.1')], true);
  expect(first).toEqual({ ...care('Huisarts'), bedrag: 1_000, aantal: 1, buitenland: true });
  expect(second).toMatchObject({ behandelDatum: '2025-12-31', bedrag: 10 });
});

it('care counts for the year in which it was, to the last day of it', () => {
  const inputs = inputsOf([care('Huisarts', '2025-12-31'), care('Tandarts', '2026-01-01')], false);
  expect(aboutLines(inputs)).toEqual({
    years: [2025, 2026],
    zorgsoorten: ['Huisarts', 'Tandarts'],
  });
});

it.each([
  [['Huisarts'], 'Huisarts, Praktijk De Linde'],
  [['Huisarts', 'Huisarts'], 'Huisarts, Praktijk De Linde'],
  [['Huisarts', 'Tandarts'], 'Huisarts en Tandarts, Praktijk De Linde'],
  [
    ['Huisarts', 'Tandarts', 'Huisarts', 'Medicijnen'],
    'Huisarts, Tandarts en Medicijnen, Praktijk De Linde',
  ],
])('a claim for %j is called %s', (kinds, title) =>
  expect(
    declaratieTitle(
      fields,
      kinds.map((kind) => care(kind)),
    ),
  ).toBe(title),
);
