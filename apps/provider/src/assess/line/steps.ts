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
 * Returns the five steps from declared to paid out, in order, each with its remarks or null. Cents; the
 * first and last are totals, the others are deductions.
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
