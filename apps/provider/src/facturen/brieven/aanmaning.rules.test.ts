import { expect, it } from 'vitest';
import { aanmaningWords } from './aanmaning.rules.ts';
import type { AanmaningContent } from './brief.ts';

const content: AanmaningContent = {
  geadresseerde: ['Jan Bakker', 'Kerkstraat 7', '3451 BM  Vleuten'],
  betaalverzoeken: [
    {
      kenmerk: '5000056789012345',
      open: 300_00,
      lastDay: '2026-03-24',
      facturen: [{ factuur: 'Zorgpremie', datum: '2026-01-01', periode: '2026-01' }],
    },
    {
      kenmerk: '0000000000000017',
      open: 150_00,
      lastDay: '2026-03-20',
      facturen: [{ factuur: 'EigenrisicoEigenbijdrage', datum: '2026-01-08', periode: '2026' }],
    },
  ],
  receivedOn: '2026-03-10',
  kosten: 67_50,
};

const all = (language: 'nl' | 'en') =>
  JSON.stringify(aanmaningWords(content, language)).replaceAll('\u00a0', ' ');

it.each([
  [
    'nl',
    [
      '14 dagen',
      'vanaf de dag nadat',
      '10 maart 2026',
      'uiterlijk 24 maart 2026',
      '€ 67,50',
      '15 %',
    ],
  ],
  ['en', ['14 days', 'from the day after', '10 March 2026', 'by 24 March 2026', '€67.50', '15%']],
] as const)(
  'states the term, its first and last day, the costs and their scale in %s',
  (language, said) => {
    for (const words of said) expect(all(language)).toContain(words);
  },
);

it('lists every claim with its reference and last day, and the sum', () => {
  const words = all('nl');
  for (const text of ['5000 0567 8901 2345', '20 maart 2026', '€ 300,00', '€ 150,00', '€ 450,00']) {
    expect(words).toContain(text);
  }
});
