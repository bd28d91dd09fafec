import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { setLanguageSource } from '../../platform/language.ts';
import { meldingWords, type RemarkedLine, stepWords } from '../meldingen/meldingWords.ts';
import { SaidWords } from './SaidWords.tsx';

beforeAll(async () => {
  setLanguageSource(() => 'en');
});
// Restores Dutch for the next tests of this process.
afterAll(() => setLanguageSource(() => 'nl'));

const eigenRisico = {
  code: 'eigenRisico',
  omschrijving:
    'Je betaalt € 100,00 zelf: dat is eigen risico. Het eigen risico van 2026 is € 385,00. Daarvan is nu € 210,50 gebruikt.',
};
const otherYear = { code: 'eigenRisicoAnderJaar', omschrijving: 'De behandeling was in 2026.' };
const line: RemarkedLine = {
  behandelDatum: '2026-11-02',
  eigenRisicoInTermijnen: null,
  stappen: [],
  declarant: 'Lotte',
  zorgSoort: 'Tandarts',
  gedeclareerdBedrag: 15_000,
  eigenRisicoBedrag: 10_000,
  uitgekeerdBedrag: 5_000,
  meldingen: [eigenRisico, otherYear],
};

const inEnglish =
  'You pay €100.00 yourself: that is own risk (deductible) of 2026. The own risk of 2026 is €385.00. €210.50 of that has been used now.';

it('names the total and the used own risk in English, as the Dutch does', () => {
  const said = meldingWords(eigenRisico, line, 'en');
  expect(renderToStaticMarkup(<SaidWords said={said} />)).toBe(inEnglish);
});

it('shows both remarks of a step', () => {
  const said = stepWords(`${eigenRisico.omschrijving} ${otherYear.omschrijving}`, line, 'en');
  expect(renderToStaticMarkup(<SaidWords said={said} />)).toMatch(
    new RegExp(`^${inEnglish.replaceAll(/[().]/g, String.raw`\$&`)} The treatment was in 2026\\.`),
  );
});

it('leaves Dutch as the insurer wrote it', () => {
  const said = meldingWords(eigenRisico, line, 'nl');
  expect(renderToStaticMarkup(<SaidWords said={said} />)).toBe(eigenRisico.omschrijving);
});
