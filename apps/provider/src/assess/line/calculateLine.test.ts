import { describe, expect, it } from 'vitest';
import { calculateLine } from './calculateLine.ts';
import { adult, exampleDekking, input, line } from '../examples.testing.ts';
import type { AssessmentInput, Dekking, LineInput, Usage } from '../shapes.ts';
import { emptyUsage } from '../usage.ts';

function calculate(
  what: Partial<LineInput>,
  circumstances: Partial<AssessmentInput> = {},
  usage: Partial<Usage> = {},
) {
  const used = { ...emptyUsage, ...usage };
  return calculateLine(line(what), input([], circumstances), used);
}

const under = (own: Partial<Dekking>) => ({ dekkingen: [exampleDekking(1, own)] });

describe('a refused line', () => {
  it('names missing insurance before age, and age before cover', () => {
    const old = { behandelDatum: '2019-12-31', zorgsoort: 'Bril en lenzen' };
    expect(calculate(old).refusal).toBe('nietVerzekerd');
    expect(calculate({ ...old, behandelDatum: '2020-01-01' }).refusal).toBe('teOud');
    expect(calculate({ zorgsoort: 'Bril en lenzen' }).refusal).toBe('geenDekking');
    expect(calculate({}).refusal).toBeNull();
  });

  it('has a cover that has not begun or has ended', () => {
    const circumstances = under({ validFrom: '2026-03-02', validUntil: '2026-03-04' });
    const refusals = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map(
      (behandelDatum) => calculate({ behandelDatum }, circumstances).refusal,
    );
    expect(refusals).toEqual(['geenDekking', null, null, 'geenDekking']);
  });
});

describe('the statutory contribution', () => {
  it.each([
    ['is a part and a fixed amount together', 10_000, 0, 3_500],
    ['is no more than is covered', 1_000, 0, 1_000],
    ['is limited to the rest of the year', 10_000, 23_000, 2_000],
    ['is nothing once the year is full', 10_000, 25_000, 0],
  ])('%s', (_what, bedrag, used, expected) => {
    const cover = { bijdragePercentage: 25, fixedBijdrage: 1_000, yearlyBijdrageMaximum: 25_000 };
    const usage = { bijdrage: { 'ZZ/BASIS/Ziekenhuis/2026': used } };
    const { amounts } = calculate({ bedrag }, under(cover), usage);
    expect(amounts.wettelijkeBijdrage).toBe(expected);
  });
});

describe('own risk', () => {
  it.each([
    ['fills the mandatory part first', 0, 10_000, 0],
    ['continues with the voluntary part', 38_400, 100, 9_900],
    ['is voluntary once the mandatory part is full', 38_500, 0, 10_000],
    ['is the rest of the year', 48_400, 0, 100],
    ['is nothing once it is full', 48_500, 0, 0],
  ])('%s', (_what, used, compulsoryEigenRisico, voluntaryEigenRisico) => {
    const { amounts } = calculate({}, {}, { eigenRisico: { 'ZZ/2026': used } });
    expect(amounts).toMatchObject({ compulsoryEigenRisico, voluntaryEigenRisico });
  });

  it.each([
    ['before the 18th birthday', '2026-08-14', 'onder18'],
    ['on the 18th birthday', '2026-08-15', 'notBegun'],
    ['on the last day of that month', '2026-08-31', 'notBegun'],
    ['on the first of the next', '2026-09-01', null],
  ])('applies from the month after the 18th birthday: %s', (_what, behandelDatum, exempt) => {
    const person = { ...adult, geboorteDatum: '2008-08-15' };
    const { matchedDekking } = calculate({ behandelDatum }, { person });
    expect(matchedDekking).toMatchObject({ exempt, eigenRisicoFrom: '2026-09-01' });
  });
});
