import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import type { Language } from '@mijn/domain/language';
import { centsToEuros, eurosToCents } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { decisionOf } from './decision.ts';
import { exampleDeclaratie, exampleLine as line } from './exampleDeclaratie.testing.ts';

const today = Temporal.PlainDate.from('2026-11-21');

const nothingPaid = (own: Partial<DeclaratieLine> = {}) =>
  line({ uitgekeerdBedrag: centsToEuros(0), ...own });
const allOwnRisk = nothingPaid({ eigenRisicoBedrag: centsToEuros(15_000) });
const notCovered = (code: string) =>
  nothingPaid({
    eigenRisicoBedrag: centsToEuros(0),
    meldingen: [{ code, omschrijving: '' }],
  });

/** Returns the sentences of the decision and what happens next. */
function decisionText(
  own: Partial<DeclaratieDetail>,
  { noAccount = false, language = 'nl' }: { noAccount?: boolean; language?: Language } = {},
): string[] {
  const declaratie = exampleDeclaratie(own);
  const regels = declaratie.regels.map((one) => ({
    gedeclareerdBedrag: eurosToCents(one.gedeclareerdBedrag),
    uitgekeerdBedrag: eurosToCents(one.uitgekeerdBedrag),
    eigenRisicoBedrag: eurosToCents(one.eigenRisicoBedrag),
    stappen: [],
    locatieNaam: one.locatieNaam,
    eigenRisicoInTermijnen: eurosToCents(one.eigenRisicoInTermijnen ?? centsToEuros(0)),
  }));
  const { answer, next } = decisionOf({ declaratie, regels, noAccount }, today, language);
  return [answer, ...next].map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
}

const paidOn = (date: string, cents = 5_000) => ({
  datum: date,
  declarant: 'Lotte de Vries',
  iban: 'NL91ABNA0417164300',
  uitgekeerdBedrag: centsToEuros(cents),
  eigenRisicoBedrag: centsToEuros(0),
});

describe('the decision on a bill that the person paid', () => {
  it('states the payout, its day and the account, of which only the end is shown', () => {
    const [answer, next] = decisionText({ uitkeerInformatie: paidOn('2026-11-20') });
    expect(answer).toBe('We vergoeden € 50,00.');
    expect(next).toMatch(
      /^Dat is op 20 november 2026 overgemaakt naar de rekening die eindigt op 4300\.$/,
    );
    expect(next).not.toContain('NL91ABNA0417164300');
  });

  it.each([
    [
      'states on the day itself that it was paid',
      '2026-11-21',
      'Dat is op 21 november 2026 overgemaakt',
    ],
    ['states on the day before that it is coming', '2026-11-22', 'Dat staat rond 22 november 2026'],
  ])('%s', (_when, date, next) => {
    expect(decisionText({ uitkeerInformatie: paidOn(date) })[1]).toContain(next);
  });

  it('states that the payout is coming when its day is unknown, and why it waits without an account', () => {
    expect(decisionText({})[1]).toBe('We maken het zo snel mogelijk over.');
    expect(decisionText({}, { noAccount: true })[1]).toContain('Wij kennen geen rekening');
  });

  it.each([
    [
      'nl',
      '2026-11-20',
      'Dat is op 20 november 2026 overgemaakt naar de rekening die eindigt op 4300.',
    ],
    ['nl', '2027-01-20', 'Dat staat rond 20 januari 2027 op de rekening die eindigt op 4300.'],
    ['en', '2026-11-20', 'This was paid into the account ending in 4300 on 20 November 2026.'],
  ] as const)('names the account in words, in %s on %s', (language, day, sentence) => {
    expect(decisionText({ uitkeerInformatie: paidOn(day, 5_000) }, { language })[1]).toBe(sentence);
  });

  it.each([
    ['a part', 2_000, 3_000, ['€ 20,00 daarvan is verrekend', 'De rest is € 30,00.', 'Dat is op']],
    ['all of it', 5_000, 0, ['€ 50,00 daarvan is verrekend']],
  ])('states that %s was set off, and when the rest is paid', (_what, verrekening, rest, next) => {
    const verrekeningen = [
      { factuurkenmerk: 'F1', datum: '2026-11-20', bedrag: centsToEuros(verrekening) },
    ];
    const uitkeerInformatie = paidOn('2026-11-20', rest);
    const [answer, ...others] = decisionText({ uitkeerInformatie, verrekeningen });
    expect(answer).toBe('We vergoeden € 50,00.');
    expect(others).toEqual(next.map((text) => expect.stringContaining(text)));
  });

  it.each([
    ['it is own risk', allOwnRisk, 'want dit bedrag valt onder het eigen risico.'],
    ['the bill came twice', notCovered('dubbeleNota'), 'want deze nota is al eerder ingediend.'],
    ['the reason is unknown', notCovered('x'), 'want dit bedrag wordt niet vergoed.'],
  ])('states why there is no payout: %s', (_why, regel, reason) => {
    expect(decisionText({ regels: [regel] })).toEqual([
      `Je krijgt niets terug, ${reason}`,
      'Je hoeft niets te doen.',
    ]);
  });

  it('lists several reasons with amounts that add up to the claim', () => {
    const half = nothingPaid({ eigenRisicoBedrag: centsToEuros(10_000) });
    expect(decisionText({ regels: [half] })[0]).toBe(
      'Je krijgt niets terug: € 100,00 eigen risico en € 50,00 niet vergoed.',
    );
    expect(decisionText({ regels: [half] }, { language: 'en' })[0]).toBe(
      'You get nothing back: €100.00 own risk and €50.00 not reimbursed.',
    );
  });

  it('states the part that counts for own risk in terms', () => {
    const regels = [line({ eigenRisicoInTermijnen: centsToEuros(1_250) })];
    expect(decisionText({ regels }).at(-1)).toContain('€ 12,50 hiervan telt mee');
  });
});

const bill = (...regels: DeclaratieLine[]) => ({
  soortIndiener: 'Zorgverlener' as const,
  regels,
});
const at = (locatieNaam: string) => line({ locatieNaam });

describe('the decision on a care provider’s bill', () => {
  it('states the payment to the care provider, and the rest for the person', () => {
    expect(decisionText(bill(at('Praktijk Bos')))).toEqual([
      'We hebben € 50,00 aan Praktijk Bos betaald.',
      'Zelf te betalen: € 100,00. Dat staat op de factuur van de verzekeringsnemer.',
    ]);
  });

  it('names no care provider where there are several', () => {
    expect(decisionText(bill(at('Praktijk Bos'), at('Praktijk Duin')))[0]).toBe(
      'We hebben € 100,00 aan de zorgverlener betaald.',
    );
  });

  it('states that nothing is left to pay', () => {
    const whole = line({
      uitgekeerdBedrag: centsToEuros(15_000),
      eigenRisicoBedrag: centsToEuros(0),
    });
    expect(decisionText(bill(whole))[1]).toBe('Jij hoeft niets te betalen.');
  });

  it('states whether the person pays all, or we paid nothing', () => {
    expect(decisionText(bill(allOwnRisk))[0]).toContain('valt helemaal onder het eigen risico');
    expect(decisionText(bill(notCovered('x')))).toEqual([
      'We hebben deze nota niet betaald.',
      '€ 150,00 wordt niet vergoed. Hieronder lees je waarom.',
    ]);
  });

  it('states the part that is not covered, and omits that nothing is left to pay', () => {
    const most = line({
      uitgekeerdBedrag: centsToEuros(11_250),
      eigenRisicoBedrag: centsToEuros(0),
      locatieNaam: 'Praktijk Bos',
    });
    expect(decisionText(bill(most))).toEqual([
      'We hebben € 112,50 aan Praktijk Bos betaald.',
      '€ 37,50 wordt niet vergoed. Hieronder lees je waarom.',
    ]);
    expect(decisionText(bill(most), { language: 'en' })[1]).toBe(
      '€37.50 is not reimbursed. Below you can read why.',
    );
  });

  it('omits that nothing is left to pay when own risk comes in terms', () => {
    const inTermijnen = line({
      uitgekeerdBedrag: centsToEuros(15_000),
      eigenRisicoBedrag: centsToEuros(0),
      eigenRisicoInTermijnen: centsToEuros(10_000),
    });
    expect(decisionText(bill(inTermijnen)).slice(1)).toEqual([
      expect.stringMatching(/^€ 100,00 hiervan telt mee voor het eigen risico/),
    ]);
  });

  it('leaves out the next steps of a decision that was corrected', () => {
    const none = centsToEuros(0);
    const correctie: NonNullable<DeclaratieDetail['correcties']>[number] = {
      volgnummer: 2,
      corrigeert: 1,
      soort: 'teruggenomen',
      datum: '2026-11-19',
      behandelDatum: '2026-11-02',
      zorgSoort: 'Tandarts',
      aantal: -1,
      gedeclareerdBedrag: none,
      nietVergoedBedrag: none,
      wettelijkeBijdrageBedrag: none,
      eigenRisicoBedrag: none,
      eigenRisicoInTermijnen: none,
      vergoedBedrag: none,
      uitleg: null,
    };
    const half = line({
      uitgekeerdBedrag: centsToEuros(7_500),
      eigenRisicoBedrag: centsToEuros(7_500),
      eigenRisicoInTermijnen: centsToEuros(1_000),
    });
    expect(decisionText(bill(half))).toHaveLength(3);
    const [answer, ...next] = decisionText({ ...bill(half), correcties: [correctie] });
    expect(answer).toContain('betaald.');
    expect(next).toEqual([expect.stringContaining('nam deze nota terug op 19 november 2026')]);
  });
});
