import { describe, expect, it } from 'vitest';
import {
  interimAnswer,
  neverHadAnswer,
  respond,
  staffAnswer,
  type DiscussedLine,
  type ReactieFacts,
} from './reacties.rules.ts';

const line: DiscussedLine = {
  zorgsoort: 'Medicijnen',
  treatmentDay: '2025-12-30',
  zorgverlener: 'Apotheek De Linde',
  boekjaar: 2025,
  gedeclareerd: 10_000,
  notCovered: 0,
  wettelijkeBijdrage: 0,
  eigenRisico: 0,
  uitgekeerd: 10_000,
  pakket: 'BASIS',
  correctedOn: null,
  isTaken: false,
};
const glasses = { ...line, zorgsoort: 'Bril en lenzen', pakket: null, uitgekeerd: 0 };
const basis: ReactieFacts = {
  kind: 'vraag',
  regels: [line],
  plans: ['BASIS'],
  covering: ['BASIS'],
};
const respondTo = (otherwise: Partial<ReactieFacts>) => {
  const { antwoord, forwarded } = respond({ ...basis, ...otherwise });
  return { forwarded, antwoord: antwoord.replaceAll('\u00a0', ' ') };
};

describe('the answer to "Klopt dit niet?"', () => {
  it('explains own risk with its amount, day and year', () => {
    const regels = [{ ...line, eigenRisico: 9_000, wettelijkeBijdrage: 1_000, uitgekeerd: 0 }];
    expect(respondTo({ regels })).toEqual({
      forwarded: false,
      antwoord:
        'Je declareerde € 100,00. We vergoeden € 0,00. € 10,00 is de wettelijke eigen bijdrage. Die betaalt iedereen voor deze zorg zelf. € 90,00 is eigen risico. Dat betaal je zelf. De behandeling was op 30 december 2025. Daarom telt dit bedrag voor het eigen risico van 2025, ook als de nota later kwam.',
    });
  });

  it('names the person’s packages, and those that would cover the care', () => {
    const regels = [{ ...glasses, notCovered: 10_000 }];
    const { antwoord } = respondTo({ regels, covering: ['AANVULLEND', 'AANVULLEND_PLUS'] });
    expect(antwoord).toContain(
      'Op 30 december 2025 was je verzekerd met de basisverzekering. Daaruit betalen we geen bril of lenzen. We betalen deze zorg wel uit de aanvullende verzekering en uit de aanvullende verzekering Plus.',
    );
    expect(respondTo({ regels, covering: [] }).antwoord).toContain('Geen van onze verzekeringen');
    expect(respondTo({ regels, plans: [] }).antwoord).toContain('niet bij ons verzekerd');
  });

  it('names a package that covers only a part', () => {
    const partly = {
      ...line,
      pakket: 'AANVULLEND',
      notCovered: 2_500,
      uitgekeerd: 7_500,
    } as const;
    expect(respondTo({ regels: [partly] }).antwoord).toContain(
      '€ 25,00 vergoeden we niet. Dit valt onder de aanvullende verzekering',
    );
  });

  it('forwards a question that the amounts do not explain: paid in full, or refused although covered', () => {
    expect(respondTo({}).forwarded).toBe(true);
    const tooOld = { ...glasses, notCovered: 10_000 };
    expect(respondTo({ regels: [tooOld], covering: ['BASIS'] }).forwarded).toBe(true);
  });

  it('is about the first line that was not paid in full', () => {
    const second = { ...line, eigenRisico: 100, uitgekeerd: 9_900 };
    expect(respondTo({ regels: [line, second] }).antwoord).toContain('€ 1,00 is eigen risico');
  });

  it('forwards own risk in terms that was corrected after its settlement, without an amount', () => {
    const corrected = { ...line, eigenRisico: -3_300, notCovered: 5_000, uitgekeerd: 8_300 };
    const regels = [{ ...corrected, correctedOn: '2026-11-26' }];
    expect(respondTo({ regels }).forwarded).toBe(true);
    const answer = staffAnswer({ ...basis, regels });
    expect(answer).toContain('Deze regel is op 26 november 2026 gecorrigeerd.');
    expect(answer).not.toContain('€');
  });

  it('is about a remaining line when another was taken back', () => {
    const taken = { ...line, gedeclareerd: 0, uitgekeerd: 0, isTaken: true };
    const regels = [{ ...taken, correctedOn: '2026-11-26' }, line];
    expect(respondTo({ regels }).forwarded).toBe(true);
    expect(staffAnswer({ ...basis, regels })).toContain('Dat is het hele bedrag.');
  });

  it('states that a claim is not judged yet', () => {
    expect(respondTo({ regels: [] })).toMatchObject({ forwarded: false });
  });
});

const neverHad: ReactieFacts = { ...basis, kind: 'nietGehad' };

it('forwards a report of care never had to staff, who ask the care provider if possible', () => {
  expect(respondTo({ kind: 'nietGehad' }).forwarded).toBe(true);
  expect(respondTo({ kind: 'nietGehad', regels: [] }).antwoord).toContain(
    'We zoeken uit of de nota klopt, als dat kan bij de zorgverlener. Dat doet een medewerker.',
  );
});

it('states whether the whole bill was taken back, or some lines', () => {
  expect(neverHadAnswer(neverHad, { taken: 'all', isByHand: false })).toContain(
    'Apotheek De Linde zegt dat de nota niet klopt. Je hebt gelijk. De nota is teruggenomen en telt niet meer mee.',
  );
  const some = neverHadAnswer(neverHad, { taken: 'some', isByHand: false });
  expect(some).toContain(
    'Dat deel is teruggenomen en telt niet meer mee. De rest van de nota blijft staan.',
  );
  expect(some).not.toContain('De nota is teruggenomen');
  expect(some).toContain('SKGZ');
});

describe('a bill that only staff can take back', () => {
  it('is inquired further, until a given day', () => {
    const none = interimAnswer({ taken: 'none', isByHand: true }, '2027-01-02');
    expect(none).toContain('Het antwoord staat hier uiterlijk op 2 januari 2027.');
    expect(none).not.toContain('teruggenomen');
    expect(interimAnswer({ taken: 'some', isByHand: true }, '2027-01-02')).toContain(
      'Een deel van de nota is teruggenomen en telt niet meer mee.',
    );
  });

  it('states in the end that the bill stands, with the person’s options, quoting no care provider', () => {
    const none = neverHadAnswer(neverHad, { taken: 'none', isByHand: true });
    expect(none).toContain('De nota is niet teruggenomen en blijft staan.');
    const some = neverHadAnswer(neverHad, { taken: 'some', isByHand: true });
    expect(some).toContain('Een deel van de nota is teruggenomen en telt niet meer mee.');
    expect(some).toContain('De rest is niet teruggenomen en blijft staan.');
    for (const answer of [none, some]) {
      expect(answer).toContain('SKGZ');
      expect(answer).not.toMatch(/Apotheek De Linde|nagevraagd|zorgverlener zegt/);
    }
  });
});
