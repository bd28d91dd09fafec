import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { declaratie as basis, line as baseLine } from './declaratie.testing.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';

const declaratie: DeclaratieDetail = {
  ...basis,
  declarant: 'Lotte de Vries',
  bedrag: 11_000,
  zorgSoorten: ['Tandarts'],
  uitkeerInformatie: {
    datum: '2026-11-24',
    declarant: 'Lotte de Vries',
    iban: 'NL•• 4417',
    uitgekeerdBedrag: 8_250,
    eigenRisicoBedrag: 0,
  },
};

const card = (otherwise: Partial<DeclaratieDetail>, toMe = true) =>
  words(<AnswerCard declaratie={{ ...declaratie, ...otherwise }} toMe={toMe} today="2026-11-21" />);

describe('AnswerCard', () => {
  it('names amount, date and account of the payout', () => {
    expect(card({})).toBe(
      'Je krijgt € 82,50. Dat staat rond 24 november op rekening NL•• 4417 NL, eindigend op 4 4 1 7 .',
    );
  });

  it('does not say "you" when the verzekeringsnemer gets the money', () => {
    expect(card({}, false)).toMatch(/^€ 82,50 wordt uitbetaald\./);
  });

  it('says that money waits without an account, and what to do, and promises nothing', () => {
    const line = { ...baseLine, gedeclareerdBedrag: 8_250, uitgekeerdBedrag: 8_250 };
    const waiting = { ...declaratie, uitkeerInformatie: null, regels: [line] };
    const seen = { toMe: false, today: '2026-11-21', noAccount: true };
    const text = words(<AnswerCard declaratie={waiting} {...seen} />);
    expect(text).toMatch(
      /^€ 82,50 staat voor je klaar\. We kennen geen rekening van je\. Geef je rekeningnummer aan ons door\./,
    );
    expect(text).not.toContain('maken het');
    expect(words(<AnswerCard declaratie={waiting} {...seen} payer={false} />)).toContain(
      'Dit wacht op het rekeningnummer van wie je verzekering afsloot.',
    );
  });

  describe('after a set-off', () => {
    const line = { ...baseLine, gedeclareerdBedrag: 8_250, uitgekeerdBedrag: 8_250 };
    const verrekening = { datum: '2026-12-01', bedrag: 3_000, factuurkenmerk: 'F2026-73593015' };
    const partly = { ...declaratie, regels: [line], verrekeningen: [verrekening] };
    const seen = { toMe: true, today: '2026-12-21', noAccount: true };

    it('names the rest that waits, and the invoice of the other part', () => {
      const waiting = { ...partly, uitkeerInformatie: null };
      const text = words(<AnswerCard declaratie={waiting} {...seen} />);
      expect(text).toMatch(/^€ 52,50 staat voor je klaar\. We kennen geen rekening van je\./);
      expect(text).toContain(
        '€ 30,00 ging op 1 december 2026 af van een factuur. Bekijk factuur F2026-7359 3015',
      );
    });

    it('names the day on which the rest was transferred, without saying that everything was', () => {
      const iban = 'NL•• 4417';
      const payout = { ...declaratie.uitkeerInformatie!, iban, uitgekeerdBedrag: 5_250 };
      const paid = { ...partly, uitkeerInformatie: payout };
      expect(words(<AnswerCard declaratie={paid} {...seen} noAccount={false} />)).toBe(
        'We vergoeden hiervan € 82,50. € 30,00 ging op 1 december 2026 af van een factuur. Bekijk factuur F2026-7359 3015 De rest is € 52,50. Dat is op 24 november 2026 overgemaakt naar rekening NL•• 4417 NL, eindigend op 4 4 1 7 .',
      );
    });

    it('promises nothing when all was set off, and links to no invoice of another person', () => {
      const whole = { ...verrekening, bedrag: 8_250, factuurkenmerk: null };
      const done = { ...partly, uitkeerInformatie: null, verrekeningen: [whole] };
      expect(words(<AnswerCard declaratie={done} {...seen} payer={false} />)).toBe(
        '€ 82,50 is verrekend. € 82,50 ging op 1 december 2026 af van een factuur.',
      );
    });
  });

  it('says what happens next and by when', () => {
    const underWay = { status: 'INGEDIEND', verwachtOp: '2026-11-27' } as const;
    expect(card(underWay)).toContain('Uiterlijk 27 november 2026 weet je wat je krijgt.');
  });

  it.each([
    [
      'DubbeleNota',
      'Er is al eerder een nota met deze gegevens ingediend. Daarom kijkt een medewerker ernaar.',
    ],
    ['BeoordelingDoorMedewerker', 'Een medewerker kijkt ernaar.'],
    ['EigenRisicoNietBekend', 'Dat kan zodra het eigen risico van 2027 bekend is.'],
  ])('gives the reason of a delay: %s', (reden, sentence) => {
    const text = card({
      status: 'IN_BEHANDELING',
      behandelDatum: '2027-01-05',
      indicatoren: [{ naam: 'laterInBehandeling', actief: true, redenen: [reden] }],
    });
    expect(text).toContain(sentence);
    expect(text).not.toContain('uiterlijk');
  });

  it('names the year with unknown own risk, for a bill over two years', () => {
    const line = { zorgsoort: 'Ziekenhuis', bedrag: 10_000, omschrijving: null } as const;
    const text = card({
      status: 'IN_BEHANDELING',
      behandelDatum: '2026-12-30',
      ingediendeRegels: [
        { ...line, behandelDatum: '2026-12-30' },
        { ...line, behandelDatum: '2027-01-05' },
      ],
      indicatoren: [
        { naam: 'laterInBehandeling', actief: true, redenen: ['EigenRisicoNietBekend'] },
      ],
    });
    expect(text).toContain('Dat kan zodra het eigen risico van 2027 bekend is.');
  });

  it('gives the reason when nothing is reimbursed', () => {
    const line = { ...baseLine, gedeclareerdBedrag: 5_000, eigenRisicoBedrag: 5_000 };
    expect(card({ uitkeerInformatie: null, regels: [line] })).toContain(
      'Je krijgt niets terug, want dit bedrag valt onder het eigen risico.',
    );
  });
});
