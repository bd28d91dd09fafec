import { describe, expect, it } from 'vitest';
import { respond, staffAnswer, type DiscussedLine, type ReactieFacts } from './reacties.rules.ts';

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
  it('explains own risk with its amount, the day and the year it counts for', () => {
    const regels = [{ ...line, eigenRisico: 9_000, wettelijkeBijdrage: 1_000, uitgekeerd: 0 }];
    expect(respondTo({ regels })).toEqual({
      forwarded: false,
      antwoord:
        'Je declareerde € 100,00. We vergoeden € 0,00. € 10,00 is de wettelijke eigen bijdrage. Die betaalt iedereen voor deze zorg zelf. € 90,00 is eigen risico. Dat betaal je zelf. De behandeling was op 30 december 2025. Daarom telt dit bedrag voor het eigen risico van 2025, ook als de nota later kwam.',
    });
  });

  it('says of care that is not covered which packages one had, and which would pay', () => {
    const regels = [{ ...glasses, notCovered: 10_000 }];
    const { antwoord } = respondTo({ regels, covering: ['AANVULLEND', 'AANVULLEND_PLUS'] });
    expect(antwoord).toContain(
      'Op 30 december 2025 was je verzekerd met de basisverzekering. Daaruit betalen we geen bril of lenzen. We betalen deze zorg wel uit de aanvullende verzekering en uit de aanvullende verzekering Plus.',
    );
    expect(respondTo({ regels, covering: [] }).antwoord).toContain('Geen van onze verzekeringen');
    expect(respondTo({ regels, plans: [] }).antwoord).toContain('niet bij ons verzekerd');
  });

  it('says which package pays a part only', () => {
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

  it('passes on what the figures do not explain: all paid, or refused though covered', () => {
    expect(respondTo({}).forwarded).toBe(true);
    const tooOld = { ...glasses, notCovered: 10_000 };
    expect(respondTo({ regels: [tooOld], covering: ['BASIS'] }).forwarded).toBe(true);
  });

  it('is about the first line of which a part was not paid', () => {
    const second = { ...line, eigenRisico: 100, uitgekeerd: 9_900 };
    expect(respondTo({ regels: [line, second] }).antwoord).toContain('€ 1,00 is eigen risico');
  });

  it('passes on own risk in terms that was corrected after its settlement, and names no amount of it', () => {
    const settled = { ...line, eigenRisico: -3_300, notCovered: 5_000, uitgekeerd: 8_300 };
    const regels = [{ ...settled, correctedOn: '2026-11-26' }];
    expect(respondTo({ regels }).forwarded).toBe(true);
    const said = staffAnswer({ ...basis, regels });
    expect(said).toContain('Deze regel is op 26 november 2026 gecorrigeerd.');
    expect(said).not.toContain('€');
  });

  it('is about a line that still stands where another was taken back', () => {
    const taken = { ...line, gedeclareerd: 0, uitgekeerd: 0, isTaken: true };
    const regels = [{ ...taken, correctedOn: '2026-11-26' }, line];
    expect(respondTo({ regels }).forwarded).toBe(true);
    expect(staffAnswer({ ...basis, regels })).toContain('Dat is het hele bedrag.');
  });

  it('says of a claim that is not judged yet that it is not', () => {
    expect(respondTo({ regels: [] })).toMatchObject({ forwarded: false });
  });
});

it('care that somebody says they never had goes to a person, who asked the care provider', () => {
  const facts: ReactieFacts = { ...basis, kind: 'nietGehad' };
  expect(respondTo({ kind: 'nietGehad' }).forwarded).toBe(true);
  expect(respondTo({ kind: 'nietGehad', regels: [] }).antwoord).toContain(
    'Dat doet een medewerker.',
  );
  expect(staffAnswer(facts)).toContain(
    'Volgens Apotheek De Linde kreeg je op 30 december 2025 deze zorg wel: Medicijnen.',
  );
  expect(staffAnswer(facts)).toContain('SKGZ');
});

it('who asked hears whether the whole bill was taken back, or some lines of it', () => {
  const facts: ReactieFacts = { ...basis, kind: 'nietGehad' };
  expect(staffAnswer(facts, 'all')).toContain('De nota is teruggenomen en telt niet meer mee.');
  const some = staffAnswer(facts, 'some');
  expect(some).toContain(
    'Dat deel is teruggenomen en telt niet meer mee. De rest van de nota blijft staan.',
  );
  expect(some).not.toContain('De nota is teruggenomen');
  expect(some).toContain('SKGZ');
});
