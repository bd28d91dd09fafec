import { afterAll, beforeAll, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { figuredSentence } from './figuredSentence.ts';
import { englishFigures } from '@mijn/domain/englishFigures';

beforeAll(() => setLanguageSource(() => 'en'));
// Restores Dutch for the next tests of this process.
afterAll(() => setLanguageSource(() => 'nl'));

const facts = {
  name: 'Lotte',
  care: 'physiotherapy',
  day: '2\u00A0November\u00A02026',
  year: '2026',
  gedeclareerd: '€150.00',
  notCovered: '€30.00',
  bijdrage: '€0.00',
  eigenRisico: '€100.00',
  inTermijnen: '€100.00',
  paid: '€50.00',
  termijn: '3',
};

const plain: Readonly<Record<string, string>> = {
  eigenRisico: 'You pay €100.00 yourself: that is own risk (deductible) of 2026.',
  eigenRisicoInTermijnen:
    '€100.00 counts towards the own risk (deductible) of 2026. You pay that in instalments, so we hold nothing back here.',
};

const figured = (code: string, omschrijving: string) =>
  figuredSentence({ code, omschrijving, facts, plain: plain[code] ?? '' });

// Copies of our insurer's words (apps/provider/src/assess/line/meldingen.ts).
const inDutch: readonly (readonly [code: string, dutch: string, english: string])[] = [
  [
    'eigenRisico',
    'Je betaalt € 100,00 zelf: dat is eigen risico. Het eigen risico van 2026 is € 1.385,00. Daarvan is nu € 210,50 gebruikt.',
    'You pay €100.00 yourself: that is own risk (deductible) of 2026. The own risk of 2026 is €1,385.00. €210.50 of that has been used now.',
  ],
  [
    'eigenRisico',
    'Je betaalt € 100,00 zelf: dat is eigen risico. Daarvan is € 60,00 verplicht en € 40,00 vrijwillig eigen risico. Het eigen risico van 2026 is € 885,00. Daarvan is nu € 425,00 gebruikt.',
    'You pay €100.00 yourself: that is own risk (deductible) of 2026. €60.00 of that is mandatory and €40.00 is voluntary own risk. The own risk of 2026 is €885.00. €425.00 of that has been used now.',
  ],
  [
    'eigenRisico',
    'Je betaalt € 100,00 zelf: dat is eigen risico. Dit is vrijwillig eigen risico. Het eigen risico van 2026 is € 885,00. Daarvan is nu € 485,00 gebruikt.',
    'You pay €100.00 yourself: that is own risk (deductible) of 2026. This is voluntary own risk. The own risk of 2026 is €885.00. €485.00 of that has been used now.',
  ],
  [
    'eigenRisicoInTermijnen',
    '€ 100,00 hiervan telt mee voor het eigen risico van 2026. Dat betaal je in termijnen. Daarom houden we nu niets in en krijg je hiervoor geen aparte factuur. Het eigen risico van 2026 is € 385,00. Daarvan is nu € 100,00 gebruikt.',
    '€100.00 counts towards the own risk (deductible) of 2026. You pay that in instalments, so we hold nothing back here. You get no separate invoice for it. The own risk of 2026 is €385.00. €100.00 of that has been used now.',
  ],
  [
    'eigenRisicoVol',
    'Het eigen risico van 2026 (€ 385,00) is helemaal gebruikt. Je betaalt hier dus geen eigen risico meer.',
    'The own risk (deductible) of 2026, €385.00, has been used up. You pay no more of it here.',
  ],
  [
    'eigenRisicoNietBegonnen',
    'Het eigen risico begint pas op 1 december 2026: de eerste dag van de maand na de 18e verjaardag. Deze zorg was daarvoor. Daarom geldt er geen eigen risico.',
    'The own risk (deductible) of Lotte only begins on 1\u00A0December\u00A02026: the first day of the month after the 18th birthday. This care was before that. That is why no own risk applies.',
  ],
  [
    'deelsVergoed',
    'De verzekering dekt 80% van deze zorg: € 120,00 van € 150,00. De andere € 30,00 betaal je zelf.',
    'The insurance covers 80% of this care: €120.00 of €150.00. You pay the other €30.00 yourself.',
  ],
  [
    'budgetOp',
    'Voor fysiotherapie betalen we in 2026 hoogstens € 250,00. Daarvan was € 200,00 al gebruikt. Daarom betaal je € 10,00 zelf.',
    'For physiotherapy we pay at most €250.00 in 2026. €200.00 of that had been used already. That is why you pay €10.00 yourself.',
  ],
  [
    'budgetOp',
    'Voor Tand betalen we in 2026 hoogstens € 500,00, voor iedereen op de polis samen. Dat is nu op. Daarom betaal je € 10,00 zelf.',
    'For this we pay at most €500.00 in 2026, for everybody on the policy together. That has been used up. That is why you pay €10.00 yourself.',
  ],
  [
    'budgetOp',
    'Voor fysiotherapie betalen we in 2026 hoogstens 12 behandelingen. Die zijn op. Daarom betaal je € 41,50 zelf.',
    'For physiotherapy we pay for at most 12 treatments in 2026. They have been used. That is why you pay €41.50 yourself.',
  ],
  [
    'budgetBijnaOp',
    'Voor fysiotherapie betalen we in 2026 hoogstens € 250,00. Daarvan is nu nog € 20,00 over.',
    'For physiotherapy we pay at most €250.00 in 2026. €20.00 of that is left now.',
  ],
  [
    'budgetBijnaOp',
    'Voor fysiotherapie betalen we in 2026 hoogstens 12 behandelingen. Daarvan zijn er nu nog 2 over.',
    'For physiotherapy we pay for at most 12 treatments in 2026. 2 of them are left now.',
  ],
  [
    'teOud',
    'Deze zorg was op 2 november 2022. Je kunt zorg tot 3 jaar later declareren. De declaratie kwam pas op 5 november 2026 binnen. Daarom betalen we de € 150,00 niet.',
    'This care was on 2\u00A0November\u00A02026. You can claim care up to 3 years later. The claim only reached us on 5\u00A0November\u00A02026. That is why we do not pay the €150.00.',
  ],
  [
    'dubbeleNota',
    'Een medewerker heeft je declaratie bekeken. Deze nota is al eerder als declaratie D2026-1 ingediend. Daarom betalen we de € 61,80 niet nog een keer.',
    'A member of our staff has looked at your claim. This bill was submitted before, as claim D2026-1. That is why we do not pay the €61.80 again.',
  ],
];

it.each(inDutch)('has the same figures in English as in Dutch (%s)', (code, dutch, english) => {
  const omschrijving = dutch.replaceAll('€ ', '€\u00A0');
  expect(figured(code, omschrijving)).toBe(english);
  const figures = englishFigures(omschrijving).amounts.length;
  expect(english.match(/€/g) ?? []).toHaveLength(figures);
});

it('falls back to the plain sentence when the insurer names fewer figures', () => {
  expect(inDutch.flatMap(([code]) => figured(code, 'x') ?? [])).toEqual([]);
});
