import type { Brand } from '@mijn/domain/brands';
import { type Cents, sumOf } from '@mijn/domain/money';
import { meldingLowered } from './correctieMeldingen.ts';
import type { LineAmounts } from '../shapes.ts';
import { stepsOf } from '../line/steps.ts';
import { amountsOf, type BookedLine, type Correctie } from './takeBack.ts';
import { yearOf } from '../line/yearOf.ts';

/** Own risk of a person with a brand in a year as it is now. */
export interface DueOfYear {
  readonly merk: Brand;
  /** All of it, voluntary own risk included. */
  readonly due: Cents;
  /** Whether it is paid in terms now. */
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
 * What the books need when own risk of a year is less than what was used of it, since an insurance ends within the
 * year (ADR 0070): the excess comes off from the line that was judged last backwards. The first lines keep what the
 * engine makes of them by the shorter year. Pure; nothing where no more was used than is due.
 * @param booked a person's lines of a year in the order in which they were judged.
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
