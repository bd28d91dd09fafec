import { expect, test } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import type { Sentence } from './firstLine.ts';
import { sentenceExplanation, sentenceWords } from './sentenceWords.ts';

setLanguageSource(() => 'nl');

const said = (sentence: Sentence) =>
  [sentenceWords(sentence, 'nl'), sentenceExplanation(sentence)]
    .join(' ')
    .replaceAll('\u00A0', ' ');

test('who pays in terms is told to pay them in time, or that they are debited', () => {
  const termijnen = { kind: 'termijnen', bedrag: 12_000, automatic: false } as const;
  expect(said(termijnen)).toContain('Betaal je termijnen op tijd.');
  expect(said({ ...termijnen, automatic: true })).toBe(
    'Je betaalt € 120,00 in een regeling. Wij schrijven elke termijn automatisch af. Zorg dat er dan genoeg op je rekening staat.',
  );
});

test('of what is in debt help is said how much, and that nothing is asked for it now', () => {
  expect(said({ kind: 'schuldregeling', bedrag: 12_000 })).toBe(
    '€ 120,00 staat nog open in je schuldregeling. Je hoeft hiervoor nu niets aan ons te betalen.',
  );
});
