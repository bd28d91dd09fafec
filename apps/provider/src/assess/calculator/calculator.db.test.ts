import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToEuros, eurosToCents } from '@mijn/domain/money';
import { determineEigenRisico } from '../../eigenRisico/eigenRisico.rules.ts';
import { zorgkostenInContract } from '../../zorgkosten/zorgkosten.rules.ts';
import { assessDeclaratie } from '../assessDeclaratie.ts';
import { calculate, type Shares } from './calculator.testing.ts';
import { dueOfYear, sum } from './calculatorYear.testing.ts';
import { adult, dekkingen, eigenRisicoAmounts } from '../examples.testing.ts';
import { careHistory, type CareHistory } from './careHistory.testing.ts';
import type { LineOutcome } from '../shapes.ts';
import { emptyUsage } from '../usage.ts';
import { adultFrom } from '../eigenRisico/yearEigenRisico.ts';

// `npm run prove` sets the full number.
const numRuns = Number(process.env['CARE_HISTORIES'] ?? 1_500);

/** Judges every bill by itself with the engine, in order of arrival, as the job does. */
function assessAll({ person, rules, amounts, inTermijnen, bills }: CareHistory): LineOutcome[] {
  let usage = emptyUsage;
  return bills.flatMap(({ submittedOn, zorgsoort, behandelDatum, bedrag }) => {
    const assessment = assessDeclaratie({
      submittedOn,
      person,
      dekkingen: rules,
      eigenRisicoAmounts: amounts,
      usage,
      inTermijnen,
      regels: [{ zorgsoort, behandelDatum, bedrag, aantal: 1, buitenland: false }],
    });
    ({ usage } = assessment);
    return assessment.regels;
  });
}

function calculateAll(history: CareHistory): readonly (Shares | null)[] {
  return calculate(history.bills, history);
}

function sharesOf({ amounts, dekking }: LineOutcome): Shares | null {
  if (dekking === null) return null;
  const { gedeclareerd, ...shares } = amounts;
  expect(Math.min(gedeclareerd, ...Object.values(shares))).toBeGreaterThanOrEqual(0);
  return shares;
}

function toRow({ amounts, jaar }: LineOutcome, i: number) {
  return {
    relatienummer: 'R1',
    nummer: `D${jaar}-${i}`,
    volgnummer: 1,
    soort_indiener: 'Verzekerde' as const,
    behandeldatum: `${jaar}-01-01`,
    zorgsoort: 'Huisarts',
    locatie_naam: '',
    gedeclareerd: amounts.gedeclareerd,
    niet_vergoed: amounts.notCovered,
    wettelijke_bijdrage: amounts.wettelijkeBijdrage,
    eigen_risico: amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico,
    eigen_risico_in_termijnen: amounts.inTermijnen,
    correctie: null,
  };
}

const bill = (zorgsoort: string, bedrag: number) => ({
  zorgsoort,
  bedrag,
  behandelDatum: '2026-03-02',
  submittedOn: '2026-03-10',
});

describe('the independent calculator', () => {
  it(
    'agrees with the engine on every line of any history',
    () => {
      fc.assert(
        fc.property(careHistory, (history) => {
          expect(assessAll(history).map(sharesOf)).toEqual(calculateAll(history));
        }),
        { numRuns },
      );
    },
    20_000 + numRuns * 20,
  );

  it('agrees with the worked year of docs/domain.md', () => {
    const outcome = calculate(
      [
        bill('Huisarts', 2_940),
        bill('Ziekenhuis', 30_000),
        bill('Medicijnen', 6_000),
        bill('Fysiotherapie', 4_500),
        bill('Ziekenhuis', 40_000),
      ],
      { person: adult, rules: dekkingen, amounts: eigenRisicoAmounts, inTermijnen: [] },
    );
    const own = outcome.map((one) => [one?.compulsoryEigenRisico, one?.voluntaryEigenRisico]);
    expect(own).toEqual([
      [0, 0],
      [30_000, 0],
      [5_000, 0],
      [0, 0],
      [3_500, 10_000],
    ]);
    expect(outcome[2]?.wettelijkeBijdrage).toBe(1_000);
    expect(outcome[4]?.uitgekeerd).toBe(26_500);
  });
});

const cents = (euros = centsToEuros(0)): number => eurosToCents(euros);

describe('any history of care', () => {
  it('adds up to the cent on every line, as every screen shows it (docs/decisions.md §6)', () => {
    fc.assert(
      fc.property(careHistory, (history) => {
        for (const [i, outcome] of assessAll(history).entries()) {
          const line = zorgkostenInContract(toRow(outcome, i));
          const declared = cents(line.bedragGedeclareerd);
          const rest = cents(line.bedragNietVergoedExclusiefEigenRisico);
          const bijdrage = cents(line.bedragWettelijkeBijdrage);
          const eigenRisico = cents(line.bedragEigenRisico);
          const reimbursed = cents(line.bedragVergoed);
          expect(cents(line.bedragNietVergoed)).toBe(eigenRisico + rest);
          expect(reimbursed + cents(line.bedragNietVergoed)).toBe(declared);
          expect(
            Math.min(reimbursed, eigenRisico, bijdrage, rest - bijdrage),
          ).toBeGreaterThanOrEqual(0);
          const [first, ...steps] = outcome.stappen.map(({ bedrag }) => bedrag);
          const last = steps.pop();
          expect((first ?? 0) - sum(steps)).toBe(last);
        }
      }),
      { numRuns: Math.min(numRuns, 5_000) },
    );
  });

  it('never uses more own risk than a year has, and shows the sum of the lines', () => {
    fc.assert(
      fc.property(careHistory, (history) => {
        const lines = assessAll(history);
        for (const amount of history.amounts) {
          const { merk, jaar } = amount;
          const mine = lines.filter((one) => one.jaar === jaar && one.dekking?.merk === merk);
          const used = sum(
            mine.map(({ amounts: own }) => own.compulsoryEigenRisico + own.voluntaryEigenRisico),
          );
          const due = dueOfYear(history, merk, jaar);
          expect(used).toBeLessThanOrEqual(due.verplicht + due.voluntary);
          const facts = {
            geboortedatum: history.person.geboorteDatum,
            insurances: history.person.insurances,
            amounts: [amount],
            used,
            inTermijnen: false,
          };
          const state = determineEigenRisico(facts, merk, jaar);
          if (!state) expect(used).toBe(0);
          else
            expect(state).toMatchObject({
              verplicht: due.verplicht,
              voluntary: due.voluntary,
              remaining: due.verplicht + due.voluntary - used,
            });
        }
      }),
      { numRuns: Math.min(numRuns, 5_000) },
    );
  });

  it('leads to the same totals in any order of arrival', () => {
    const inTwoOrders = careHistory.chain((history) =>
      fc.record({
        history: fc.constant(history),
        bills: fc.shuffledSubarray([...history.bills], { minLength: history.bills.length }),
      }),
    );
    fc.assert(
      fc.property(inTwoOrders, ({ history, bills }) => {
        const one = yearsOf(assessAll(history), history);
        expect(yearsOf(assessAll({ ...history, bills }), history)).toEqual(one);
      }),
      { numRuns: Math.min(numRuns, 5_000) },
    );
  });
});

/**
 * Tells whether the order may decide which of two lines takes the last of a yearly contribution or
 * budget while their own risk differs (ADR 0026); own risk and payout are then compared as a sum.
 */
function isContestedYear(
  { rules, amounts, person }: CareHistory,
  brand: string,
  year: number,
): boolean {
  const limited = rules.some(
    (rule) =>
      rule.merk === brand && (rule.yearlyBijdrageMaximum !== null || rule.maximumYear !== null),
  );
  const amount = amounts.find((row) => row.merk === brand && row.jaar === year);
  const adultIn = Number(adultFrom(person.geboorteDatum).slice(0, 4));
  return limited && (adultIn === year || amount?.maximumPerTreatment !== null);
}

function yearsOf(outcomes: readonly LineOutcome[], history: CareHistory): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { jaar, dekking, amounts } of outcomes) {
    const contested = dekking && isContestedYear(history, dekking.merk, jaar);
    for (const [part, amount] of Object.entries(amounts)) {
      const isShared =
        contested && !['gedeclareerd', 'notCovered', 'wettelijkeBijdrage'].includes(part);
      const key = `${dekking?.merk} ${jaar} ${isShared ? 'rest' : part}`;
      totals[key] = (totals[key] ?? 0) + (isShared && part === 'inTermijnen' ? -amount : amount);
    }
  }
  return totals;
}
