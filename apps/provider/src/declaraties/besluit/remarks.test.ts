import { readFileSync } from 'node:fs';
import { centsToEuros } from '@mijn/domain/money';
import fc from 'fast-check';
import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { expect, it } from 'vitest';
import { assessDeclaratie } from '../../assess/assessDeclaratie.ts';
import {
  adult,
  dekkingen,
  exampleDekking,
  input,
  line as lineOf,
} from '../../assess/examples.testing.ts';
import { meldingDuplicate } from '../../assess/line/meldingen.ts';
import type { MeldingCode } from '../../assess/shapes.ts';
import { exampleLine } from './exampleDeclaratie.testing.ts';
import { remarksOf } from './remarks.ts';

const dutch = 'Je betaalt € 100,00 zelf: dat is eigen risico.';
const line = (meldingen: DeclaratieLine['meldingen']) => exampleLine({ meldingen });
const remarkFor = (code: string) => remarksOf([line([{ code, omschrijving: dutch }])], 'en')[0];

it('builds a remark in English from its code and the line’s amounts', () => {
  expect(remarkFor('eigenRisico')).toEqual({
    text: 'You pay €100.00 yourself: that is own risk (deductible) of 2026.',
    inDutch: false,
  });
});

// The screen words remarks on corrections differently.
const sameWords = {
  nietVerzekerd: true,
  teOud: true,
  geenDekking: true,
  deelsVergoed: true,
  dubbeleNota: true,
  budgetBijnaOp: true,
  budgetOp: true,
  wettelijkeBijdrage: true,
  eigenRisico: true,
  eigenRisicoInTermijnen: true,
  eigenRisicoAnderJaar: true,
  eigenRisicoVol: true,
  geenEigenRisicoOnder18: true,
  eigenRisicoNietBegonnen: true,
  geenEigenRisicoDezeZorg: true,
  geenEigenRisicoAanvullend: true,
  buitenland: true,
  geenRekening: true,
  helemaalVergoed: true,
} satisfies Record<Exclude<MeldingCode, 'teruggenomen' | 'verschoven' | 'verminderd'>, true>;

// The screen's texts, with placeholders for the amounts.
const onScreen = Object.values<string>(
  JSON.parse(
    readFileSync(
      new URL('../../../../client/src/help/meldingen/texts/en.json', import.meta.url),
      'utf8',
    ),
  ),
).map(
  (text) => new RegExp(`^${text.replace(/[.()]/g, String.raw`\$&`).replace(/\{\w+\}/g, '.+')}$`),
);

it.each(Object.keys(sameWords))('uses the text of the screen for %s', (code) => {
  const text = remarkFor(code)?.text ?? '';
  expect(onScreen.filter((sentence) => sentence.test(text))).toHaveLength(1);
});

it('leaves Dutch remarks unchanged, and unknown codes in Dutch', () => {
  const remark = [line([{ code: 'eigenRisico', omschrijving: dutch }])];
  expect(remarksOf(remark, 'nl')).toEqual([{ text: dutch, inDutch: true }]);
  expect(remarkFor('ietsNieuws')).toEqual({ text: dutch, inDutch: true });
});

// Days, amounts, shares and counts that a sentence names; numbers of days and years stand within days.
function figuresOf(text: string, language: 'nl' | 'en'): string[] {
  const day = /(?<![\d.,])\d{1,2}\s[A-Za-z]{3,}\s\d{4}/g;
  const days = text.match(day) ?? [];
  const rest = text.replaceAll(day, '').match(/\d+(?:[.,]\d+)*/g) ?? [];
  const bare = rest.map((one) =>
    language === 'nl' ? one.replaceAll('.', '') : one.replaceAll(',', ''),
  );
  return [
    ...days.map((one) => one.replace(/[A-Za-z]+/, '')),
    ...bare.map((one) => one.replace(',', '.')),
  ];
}

const treatments = exampleDekking(9, {
  zorgsoort: 'Psycholoog',
  pakket: 'AANVULLEND',
  maximumTreatments: 4,
  eigenRisico: false,
});
const care = [...dekkingen, treatments];
const someLine = fc
  .record({
    zorgsoort: fc.constantFrom(...care.map(({ zorgsoort }) => zorgsoort), 'Verloskundige'),
    behandelDatum: fc.constantFrom('2022-05-02', '2025-12-30', '2026-03-02', '2026-11-03'),
    bedrag: fc.integer({ min: 0, max: 200_000 }),
    aantal: fc.integer({ min: 1, max: 3 }),
    buitenland: fc.boolean(),
  })
  .map(lineOf);
const someone = fc.record({
  geboorteDatum: fc.constantFrom('1985-04-12', '2008-02-29', '2018-03-03'),
  voluntary: fc.constantFrom(0, 10_000, 50_000),
  inTermijnen: fc.subarray(['ZZ/2025', 'ZZ/2026']),
});

it('contains in English every figure of the Dutch remark', () => {
  const seen = new Set<string>();
  const property = fc.property(
    someone,
    fc.array(someLine, { minLength: 1, maxLength: 12 }),
    ({ geboorteDatum, voluntary, inTermijnen }, regels) => {
      const insurances = adult.insurances.map((one) => ({
        ...one,
        voluntaryEigenRisico: voluntary,
      }));
      const judged = assessDeclaratie(
        input(regels, { person: { geboorteDatum, insurances }, dekkingen: care, inTermijnen }),
      );
      for (const [i, { meldingen, amounts, stappen }] of judged.regels.entries()) {
        const held = amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico;
        const own = line([]);
        const regel = {
          ...own,
          zorgSoort: regels[i]?.zorgsoort ?? '',
          behandelDatum: regels[i]?.behandelDatum ?? '',
          gedeclareerdBedrag: centsToEuros(amounts.gedeclareerd),
          uitgekeerdBedrag: centsToEuros(amounts.uitgekeerd),
          eigenRisicoBedrag: centsToEuros(held - amounts.inTermijnen),
          eigenRisicoInTermijnen: centsToEuros(amounts.inTermijnen),
          stappen: stappen.map((one) => ({ ...one, bedrag: centsToEuros(one.bedrag) })),
        };
        for (const melding of meldingen) {
          seen.add(melding.code);
          const [english] = remarksOf([{ ...regel, meldingen: [melding] }], 'en');
          const figures = figuresOf(english?.text ?? '', 'en');
          expect({ ...melding, english: english?.text, figures }).toMatchObject({
            figures: expect.arrayContaining(figuresOf(melding.omschrijving, 'nl')),
          });
        }
      }
    },
  );
  fc.assert(property, { seed: 20_261_129 });
  // Every remark with a figure came by.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'eigenRisico',
      'eigenRisicoInTermijnen',
      'eigenRisicoVol',
      'deelsVergoed',
      'budgetOp',
      'budgetBijnaOp',
      'teOud',
      'wettelijkeBijdrage',
      'geenDekking',
      'helemaalVergoed',
    ]),
  );
});

it('names in English the earlier claim with the same bill', () => {
  const { code, omschrijving } = meldingDuplicate(6_180, 'D2026-1');
  const [remark] = remarksOf([line([{ code, omschrijving }])], 'en');
  expect(remark?.text).toContain('as claim D2026-1. That is why we do not pay the €61.80 again.');
});

it('lists the same remark on several lines once', () => {
  const one = line([{ code: 'buitenland', omschrijving: 'In het buitenland.' }]);
  expect(remarksOf([one, one], 'en')).toHaveLength(1);
});
