import { expect, it, describe } from 'vitest';
import { earliestDay, isOnTime, declaratieAnswer, type AnswerSource } from './declaratie.ts';

it.each([
  ['2026-11-21', '2023-11-21'],
  ['2026-02-28', '2023-02-28'],
  ['2028-02-29', '2025-02-28'],
])('accepts on %s care from %s onwards', (today, day) => expect(earliestDay(today)).toBe(day));

it.each([
  ['2023-11-20', false],
  ['2023-11-21', true],
  ['2026-11-21', true],
])('checks care of %s sent in on 21 November 2026: %s', (day, onTime) => {
  expect(isOnTime(day, '2026-11-21')).toBe(onTime);
});

const today = '2026-11-21';

const declaratie: AnswerSource = {
  status: 'AFGEHANDELD',
  verwachtOp: null,
  uitkeerInformatie: { datum: '2026-11-24', iban: 'NL•• 4417', uitgekeerdBedrag: 8250 },
  verrekeningen: [],
  regels: [],
  indicatoren: [],
};

const line = (gedeclareerd: number, eigenRisico: number, bijdrage = 0) => ({
  gedeclareerdBedrag: gedeclareerd,
  eigenRisicoBedrag: eigenRisico,
  uitgekeerdBedrag: 0,
  stappen: [{ stap: 'wettelijkeBijdrage', bedrag: bijdrage }],
});

const withoutPayout = (...regels: AnswerSource['regels']): AnswerSource => ({
  ...declaratie,
  uitkeerInformatie: null,
  regels,
});

describe('a settled claim', () => {
  it('returns the amount, the day and the account', () => {
    expect(declaratieAnswer(declaratie, today)).toEqual({
      kind: 'paidOut',
      bedrag: 8250,
      rest: 8250,
      datum: '2026-11-24',
      iban: 'NL•• 4417',
      waits: false,
      betaald: false,
    });
  });

  it('counts as paid from the day of payment itself', () => {
    expect(declaratieAnswer(declaratie, '2026-11-24')).toMatchObject({ betaald: true });
  });

  it.each([
    ['all own risk', withoutPayout(line(3000, 3000)), 'eigenRisico'],
    ['not covered at all', withoutPayout(line(3000, 0)), 'nietVergoed'],
    ['statutory contribution only', withoutPayout(line(1000, 0, 1000)), 'wettelijkeBijdrage'],
    ['partly own risk, partly not covered', withoutPayout(line(3000, 1000)), 'more'],
  ])('returns the reason why nothing is paid: %s', (_, asked, reason) => {
    expect(declaratieAnswer(asked, today)).toEqual({ kind: 'nothing', reason });
  });
});

describe('the reason for no cover', () => {
  it.each(['budgetOp', 'geenDekking', 'nietVerzekerd', 'teOud'])(
    'follows the insurer’s remark %s',
    (code) => {
      const asked = withoutPayout({
        ...line(3000, 0),
        meldingen: [{ code: 'otherwise' }, { code }],
      });
      expect(declaratieAnswer(asked, today)).toEqual({ kind: 'nothing', reason: code });
    },
  );

  it('stays general where the remarks are hidden', () => {
    const asked = withoutPayout({ ...line(3000, 0), meldingen: null });
    expect(declaratieAnswer(asked, today)).toEqual({ kind: 'nothing', reason: 'nietVergoed' });
  });
});

describe('a claim being processed', () => {
  it('returns the day by which it is judged', () => {
    const asked = { ...declaratie, status: 'INGEDIEND' as const, verwachtOp: '2026-11-27' };
    expect(declaratieAnswer(asked, today)).toEqual({
      kind: 'submitted',
      verwachtOp: '2026-11-27',
      later: [],
    });
  });

  it('returns the known reasons for delay and ignores unknown ones', () => {
    const redenen = ['EigenRisicoNietBekend', 'Anders', 'LangereAfhandelingWegensDrukte'];
    const indicatoren = [{ naam: 'laterInBehandeling', actief: true, redenen }];
    const asked = { ...declaratie, status: 'IN_BEHANDELING' as const, indicatoren };
    expect(declaratieAnswer(asked, today)).toMatchObject({
      kind: 'inBehandeling',
      later: ['busyPeriod', 'unknownEigenRisico'],
    });
  });
});
