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

it('returns one line with the claim’s own data when it has no lines', () => {
  expect(linesOf(fields, null)).toEqual([care('Tandarts', '2026-11-02', '45.5')]);
});

it('returns exactly the lines of a claim that has them', () => {
  const lines = [care('Huisarts'), care('Tandarts')];
  expect(linesOf(fields, lines)).toEqual(lines);
});

it('judges each line as one treatment of its own amount in cents', () => {
  const [first, second] = inputsOf([care('Huisarts'), care('Tandarts', '2025-12-31', '0.1')], true);
  expect(first).toEqual({ ...care('Huisarts'), bedrag: 1_000, aantal: 1, buitenland: true });
  expect(second).toMatchObject({ behandelDatum: '2025-12-31', bedrag: 10 });
});

it('counts care for the year of its day', () => {
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
])('titles a claim for %j as %s', (kinds, title) =>
  expect(
    declaratieTitle(
      fields,
      kinds.map((kind) => care(kind)),
    ),
  ).toBe(title),
);
