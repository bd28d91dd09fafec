import type { Calculation } from './calculateLine.ts';
import type { MeldingCode, LineMelding, LineStep } from '../shapes.ts';

type StepName = LineStep['stap'];

const steps: readonly StepName[] = [
  'gedeclareerd',
  'nietVergoed',
  'wettelijkeBijdrage',
  'eigenRisico',
  'uitgekeerd',
];

/** The remarks that explain a step. */
const explanationFor: Readonly<Record<StepName, readonly MeldingCode[]>> = {
  gedeclareerd: ['buitenland'],
  nietVergoed: ['nietVerzekerd', 'teOud', 'geenDekking', 'dubbeleNota', 'deelsVergoed', 'budgetOp'],
  wettelijkeBijdrage: ['wettelijkeBijdrage'],
  eigenRisico: [
    'eigenRisico',
    'eigenRisicoInTermijnen',
    'eigenRisicoAnderJaar',
    'eigenRisicoVol',
    'geenEigenRisicoOnder18',
    'eigenRisicoNietBegonnen',
    'geenEigenRisicoDezeZorg',
    'geenEigenRisicoAanvullend',
  ],
  uitgekeerd: ['helemaalVergoed', 'budgetBijnaOp'],
};

/**
 * The five steps from declared to paid out, in order, each with the remarks that explain it or null.
 * Cents: the first and the last are amounts, those between are what the step takes off.
 */
export function stepsOf(
  { amounts }: Pick<Calculation, 'amounts'>,
  meldingen: readonly LineMelding[],
): LineStep[] {
  const amountAt: Readonly<Record<StepName, number>> = {
    gedeclareerd: amounts.gedeclareerd,
    nietVergoed: amounts.notCovered,
    wettelijkeBijdrage: amounts.wettelijkeBijdrage,
    eigenRisico: amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico - amounts.inTermijnen,
    uitgekeerd: amounts.uitgekeerd,
  };
  return steps.map((stap) => {
    const explanation = meldingen
      .filter(({ code }) => explanationFor[stap].includes(code))
      .map(({ omschrijving }) => omschrijving);
    return {
      stap,
      bedrag: amountAt[stap],
      uitleg: explanation.length > 0 ? explanation.join(' ') : null,
    };
  });
}
