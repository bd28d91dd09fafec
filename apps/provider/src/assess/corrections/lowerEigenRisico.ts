import type { Brand } from '@mijn/domain/brands';
import { type Cents, sumOf } from '@mijn/domain/money';
import { meldingLowered } from './correctieMeldingen.ts';
import type { LineAmounts } from '../shapes.ts';
import { stepsOf } from '../line/steps.ts';
import { amountsOf, type BookedLine, type Correctie } from './takeBack.ts';
import { yearOf } from '../line/yearOf.ts';

/** Current own risk of a person with a brand in a year. */
export interface DueOfYear {
  readonly merk: Brand;
  /** Total, including voluntary own risk. */
  readonly due: Cents;
  readonly inTermijnen: boolean;
}

function correct<Line extends BookedLine>(
  line: Line,
  less: number,
  inTermijnen: boolean,
): Correctie<Line> {
  const { dekking } = line;
  const year = yearOf(line);
  const share = { notCovered: 0, wettelijkeBijdrage: 0, eigenRisico: 0 - less };
  const amounts: LineAmounts = amountsOf(0, share, inTermijnen);
  const meldingen = [meldingLowered(amounts, year, inTermijnen)];
  const stappen = stepsOf({ amounts }, meldingen);
  return {
    line,
    kind: 'verminderd',
    outcome: { amounts, aantal: 0, jaar: year, dekking, meldingen, stappen },
  };
}

/**
 * Returns the corrections when more own risk was used than the year has because an insurance ended (ADR
 * 0070). The excess is removed from the line judged last backwards; earlier lines are as the engine
 * judges them by the shorter year. Pure; empty when no more was used than is due.
 * @param booked a person's lines of a year in the order of judging.
 */
export function lowerEigenRisico<Line extends BookedLine>(
  booked: readonly Line[],
  { merk, due, inTermijnen }: DueOfYear,
): Correctie<Line>[] {
  const lines = booked.filter(({ dekking }) => dekking?.merk === merk);
  let excess = sumOf(lines, ({ eigenRisico }) => eigenRisico) - due;
  const correcties: Correctie<Line>[] = [];
  for (const line of lines.toReversed()) {
    const less = Math.min(line.eigenRisico, excess);
    if (less <= 0) continue;
    correcties.push(correct(line, less, inTermijnen));
    excess -= less;
  }
  return correcties;
}
