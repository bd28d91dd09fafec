import { afterAll, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { meldingWords, plannedWords, type RemarkedLine, stepWords } from './meldingWords.ts';

// Restores Dutch for the next tests of this process.
afterAll(() => setLanguageSource(() => 'nl'));

const dutch = 'Je betaalt € 100,00 zelf: dat is eigen risico. Het eigen risico is € 385,00.';
const melding = { code: 'eigenRisico', omschrijving: dutch };
const line: RemarkedLine = {
  behandelDatum: '2026-11-02',
  eigenRisicoInTermijnen: null,
  stappen: [],
  declarant: 'Lotte',
  zorgSoort: 'Tandarts',
  gedeclareerdBedrag: 15_000,
  eigenRisicoBedrag: 10_000,
  uitgekeerdBedrag: 5_000,
  meldingen: [melding, { code: 'buitenland', omschrijving: 'In het buitenland.' }],
};

const said = (code: string) => meldingWords({ code, omschrijving: 'x' }, line, 'nl').text;

it('words a remark in English from its code and the figures of its line', () => {
  setLanguageSource(() => 'en');
  const plain = 'You pay €100.00 yourself: that is own risk (deductible) of 2026.';
  expect(meldingWords(melding, line, 'en')).toMatchObject({
    text: plain,
    remarks: [{ ...melding, plain }],
  });
});

it('leaves the insurer’s Dutch as it is, and an unknown remark in Dutch', () => {
  setLanguageSource(() => 'nl');
  expect(meldingWords(melding, line, 'nl')).toEqual({ text: dutch, lang: 'nl' });
  const unknown = { code: 'nieuw', omschrijving: 'Iets nieuws.' };
  expect(meldingWords(unknown, line, 'en')).toEqual({ text: 'Iets nieuws.', lang: 'nl' });
});

it('names the person and the care that was not covered', () => {
  setLanguageSource(() => 'nl');
  expect(said('geenEigenRisicoOnder18')).toContain(
    'Lotte was op 2\u00A0november\u00A02026 nog geen 18.',
  );
  expect(said('geenDekking')).toContain(
    'De verzekering vergoedde op 2\u00A0november\u00A02026 geen zorg van de tandarts.',
  );
});

it.each(['nl', 'en'] as const)('starts with a capital without a name (%s)', (language) => {
  setLanguageSource(() => language);
  const nameless = { ...line, declarant: language === 'nl' ? 'deze persoon' : 'this person' };
  const code = 'geenEigenRisicoOnder18';
  const begin = /^(Deze persoon|This person) was /;
  expect(meldingWords({ code, omschrijving: 'x' }, nameless, language).text).toMatch(begin);
  expect(plannedWords({ code }, nameless, language)).toMatch(begin);
});

it('explains a step with the remarks that the insurer gave', () => {
  setLanguageSource(() => 'en');
  expect(stepWords(dutch, line, 'en').text).toContain('You pay €100.00 yourself');
  expect(stepWords(`${dutch} En meer.`, line, 'en')).toEqual({
    text: `${dutch} En meer.`,
    lang: 'nl',
  });
});
