import { readFileSync } from 'node:fs';
import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { expect, it } from 'vitest';
import type { MeldingCode } from '../../assess/shapes.ts';
import { exampleLine } from './exampleDeclaratie.testing.ts';
import { remarksOf } from './remarks.ts';

const dutch = 'Je betaalt € 100,00 zelf: dat is eigen risico.';
const line = (meldingen: DeclaratieLine['meldingen']) => exampleLine({ meldingen });
const said = (code: string) => remarksOf([line([{ code, omschrijving: dutch }])], 'en')[0];

it('says a remark in English from its code and the figures of its line', () => {
  expect(said('eigenRisico')).toEqual({
    text: 'You pay €100.00 yourself: that is own risk (deductible) of 2026.',
    inDutch: false,
  });
});

// It says of a correction in other words what it is.
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

// The screen has them as texts, with places for the figures.
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

it.each(Object.keys(sameWords))('says of %s in the letter what the screen says', (code) => {
  const text = said(code)?.text ?? '';
  expect(onScreen.filter((sentence) => sentence.test(text))).toHaveLength(1);
});

it('leaves the Dutch letter as it was written, and a code it does not know in Dutch', () => {
  const remark = [line([{ code: 'eigenRisico', omschrijving: dutch }])];
  expect(remarksOf(remark, 'nl')).toEqual([{ text: dutch, inDutch: true }]);
  expect(said('ietsNieuws')).toEqual({ text: dutch, inDutch: true });
});

it('says the same at several lines once', () => {
  const one = line([{ code: 'buitenland', omschrijving: 'In het buitenland.' }]);
  expect(remarksOf([one, one], 'en')).toHaveLength(1);
});
