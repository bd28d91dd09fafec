import { readFileSync } from 'node:fs';
import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { expect, it } from 'vitest';
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

it('lists the same remark on several lines once', () => {
  const one = line([{ code: 'buitenland', omschrijving: 'In het buitenland.' }]);
  expect(remarksOf([one, one], 'en')).toHaveLength(1);
});
