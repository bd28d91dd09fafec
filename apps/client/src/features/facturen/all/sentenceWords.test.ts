import { expect, test } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import type { Sentence } from './summarySentences.ts';
import { sentenceExplanation, sentenceWords } from './sentenceWords.ts';

setLanguageSource(() => 'nl');

const said = (sentence: Sentence) =>
  [sentenceWords(sentence, 'nl'), sentenceExplanation(sentence, '2026-11-21', 'nl')]
    .join(' ')
    .replaceAll('\u00A0', ' ');

test('tells people with instalments to pay in time, or that they are debited', () => {
  const termijnen = { kind: 'termijnen', bedrag: 12_000, automatic: false } as const;
  expect(said(termijnen)).toContain('Betaal je termijnen op tijd.');
  expect(said({ ...termijnen, automatic: true })).toBe(
    'Je betaalt € 120,00 in een regeling. We schrijven elke termijn automatisch af. Zorg dat er dan genoeg op je rekening staat.',
  );
});

test('names the amount in debt help, and that nothing has to be paid now', () => {
  expect(said({ kind: 'schuldregeling', bedrag: 12_000 })).toBe(
    '€ 120,00 staat nog open in je schuldregeling. Je hoeft hiervoor nu niets aan ons te betalen.',
  );
});

test('adds debits on one date, and explains the sum', () => {
  expect(
    said({ kind: 'bothIncassos', bedrag: 27_690, again: 13_845, day: '2026-12-28' }),
  ).toContain(
    '€ 276,90 wordt op 28 december 2026 van je rekening afgeschreven, € 138,45 daarvan voor de tweede keer.',
  );
});

test('names the start of a long review', () => {
  const check = { kind: 'check', bedrag: 12_000 } as const;
  expect(said({ ...check, since: '2026-11-20' })).toContain('volgende werkdag');
  expect(said({ ...check, since: '2026-11-09' })).toContain('sinds 9 november 2026');
});
