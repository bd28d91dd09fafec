import { meldingDuplicate } from './meldingen.ts';
import type { LineOutcome } from '../shapes.ts';
import { stepsOf } from './steps.ts';

interface Refused {
  readonly bedrag: number;
  readonly boekjaar: number;
}

/**
 * Returns the line of a duplicate bill: nothing is paid, and nothing of own risk or budgets is used.
 * `earlier` is the first claim's number, where it may be revealed.
 */
export function refuseDuplicate(
  { bedrag, boekjaar }: Refused,
  earlier: string | undefined,
): LineOutcome {
  const amounts = {
    gedeclareerd: bedrag,
    notCovered: bedrag,
    wettelijkeBijdrage: 0,
    compulsoryEigenRisico: 0,
    voluntaryEigenRisico: 0,
    uitgekeerd: 0,
    inTermijnen: 0,
  };
  const meldingen = [meldingDuplicate(bedrag, earlier)];
  return {
    amounts,
    aantal: 1,
    jaar: boekjaar,
    dekking: null,
    meldingen,
    stappen: stepsOf({ amounts }, meldingen),
  };
}
