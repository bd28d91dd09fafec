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

/** What the letter says of a claim: the decision, then what comes next. */
function said(
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

describe('the decision on what one paid oneself', () => {
  it('says what one gets, and when on which account, of which it shows the end only', () => {
    const [answer, next] = said({ uitkeerInformatie: paidOn('2026-11-20') });
    expect(answer).toBe('We vergoeden € 50,00.');
    expect(next).toMatch(
      /^Dat is op 20 november 2026 overgemaakt naar de rekening die eindigt op 4300\.$/,
    );
    expect(next).not.toContain('NL91ABNA0417164300');
  });

  it.each([
    ['on the day itself it was paid', '2026-11-21', 'Dat is op 21 november 2026 overgemaakt'],
    ['the day before it is still to come', '2026-11-22', 'Dat staat rond 22 november 2026'],
  ])('%s', (_when, date, next) => {
    expect(said({ uitkeerInformatie: paidOn(date) })[1]).toContain(next);
  });

  it('says that it comes where the day is not known, and why it waits without an account', () => {
    expect(said({})[1]).toBe('We maken het zo snel mogelijk over.');
    expect(said({}, { noAccount: true })[1]).toContain('Wij kennen geen rekening');
  });

  it.each([
    [
      'nl',
      '2026-11-20',
      'Dat is op 20 november 2026 overgemaakt naar de rekening die eindigt op 4300.',
    ],
    ['nl', '2027-01-20', 'Dat staat rond 20 januari 2027 op de rekening die eindigt op 4300.'],
    ['en', '2026-11-20', 'This was paid into the account ending in 4300 on 20 November 2026.'],
  ] as const)('says in words to which account it goes, in %s on %s', (language, day, sentence) => {
    expect(said({ uitkeerInformatie: paidOn(day, 5_000) }, { language })[1]).toBe(sentence);
  });

  it.each([
    ['a part', 2_000, 3_000, ['€ 20,00 daarvan is verrekend', 'De rest is € 30,00.', 'Dat is op']],
    ['all of it', 5_000, 0, ['€ 50,00 daarvan is verrekend']],
  ])(
    'says that %s was set off, and of the rest when it is paid',
    (_what, verrekening, rest, next) => {
      const verrekeningen = [
        { factuurkenmerk: 'F1', datum: '2026-11-20', bedrag: centsToEuros(verrekening) },
      ];
      const uitkeerInformatie = paidOn('2026-11-20', rest);
      const [answer, ...others] = said({ uitkeerInformatie, verrekeningen });
      expect(answer).toBe('We vergoeden € 50,00.');
      expect(others).toEqual(next.map((text) => expect.stringContaining(text)));
    },
  );

  it.each([
    ['it is own risk', allOwnRisk, 'want dit bedrag valt onder het eigen risico.'],
    ['the bill came twice', notCovered('dubbeleNota'), 'want deze nota is al eerder ingediend.'],
    ['nobody says why', notCovered('x'), 'want dit bedrag wordt niet vergoed.'],
  ])('says why one gets nothing: %s', (_why, regel, reason) => {
    expect(said({ regels: [regel] })).toEqual([
      `Je krijgt niets terug, ${reason}`,
      'Je hoeft niets te doen.',
    ]);
  });

  it('says several reasons in amounts that add up to what was claimed', () => {
    const half = nothingPaid({ eigenRisicoBedrag: centsToEuros(10_000) });
    expect(said({ regels: [half] })[0]).toBe(
      'Je krijgt niets terug: € 100,00 eigen risico en € 50,00 niet vergoed.',
    );
    expect(said({ regels: [half] }, { language: 'en' })[0]).toBe(
      'You get nothing back: €100.00 own risk and €50.00 not reimbursed.',
    );
  });

  it('says what counts for own risk that is paid in terms', () => {
    const regels = [line({ eigenRisicoInTermijnen: centsToEuros(1_250) })];
    expect(said({ regels }).at(-1)).toContain('€ 12,50 hiervan telt mee');
  });
});

const bill = (...regels: DeclaratieLine[]) => ({
  soortIndiener: 'Zorgverlener' as const,
  regels,
});
const at = (locatieNaam: string) => line({ locatieNaam });

describe('the decision on a bill of a care provider', () => {
  it('says what we paid to whom, and what is left to pay', () => {
    expect(said(bill(at('Praktijk Bos')))).toEqual([
      'We hebben € 50,00 aan Praktijk Bos betaald.',
      'Zelf te betalen: € 100,00. Dat staat op de factuur van de verzekeringsnemer.',
    ]);
  });

  it('names nobody where there are several', () => {
    expect(said(bill(at('Praktijk Bos'), at('Praktijk Duin')))[0]).toBe(
      'We hebben € 100,00 aan de zorgverlener betaald.',
    );
  });

  it('says that nothing is left to pay', () => {
    const whole = line({
      uitgekeerdBedrag: centsToEuros(15_000),
      eigenRisicoBedrag: centsToEuros(0),
    });
    expect(said(bill(whole))[1]).toBe('Jij hoeft niets te betalen.');
  });

  it('says whether one pays all of it, or we did not pay', () => {
    expect(said(bill(allOwnRisk))[0]).toContain('valt helemaal onder het eigen risico');
    expect(said(bill(notCovered('x')))).toEqual([
      'We hebben deze nota niet betaald.',
      '€ 150,00 wordt niet vergoed. Hieronder lees je waarom.',
    ]);
  });

  it('says what is not covered, and not that nothing is left to pay', () => {
    const most = line({
      uitgekeerdBedrag: centsToEuros(11_250),
      eigenRisicoBedrag: centsToEuros(0),
      locatieNaam: 'Praktijk Bos',
    });
    expect(said(bill(most))).toEqual([
      'We hebben € 112,50 aan Praktijk Bos betaald.',
      '€ 37,50 wordt niet vergoed. Hieronder lees je waarom.',
    ]);
    expect(said(bill(most), { language: 'en' })[1]).toBe(
      '€37.50 is not reimbursed. Below you can read why.',
    );
  });

  it('does not say that nothing is left to pay of what counts in terms', () => {
    const inTermijnen = line({
      uitgekeerdBedrag: centsToEuros(15_000),
      eigenRisicoBedrag: centsToEuros(0),
      eigenRisicoInTermijnen: centsToEuros(10_000),
    });
    expect(said(bill(inTermijnen)).slice(1)).toEqual([
      expect.stringMatching(/^€ 100,00 hiervan telt mee voor het eigen risico/),
    ]);
  });

  it('tells first what was corrected since', () => {
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
    const [, next] = said({ ...bill(at('Praktijk Bos')), correcties: [correctie] });
    expect(next).toContain('nam deze nota terug op 19 november 2026');
  });
});
