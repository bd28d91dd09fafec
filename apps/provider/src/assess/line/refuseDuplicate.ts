import { meldingDuplicate } from './meldingen.ts';
import type { LineOutcome } from '../shapes.ts';
import { stepsOf } from './steps.ts';

/** What is refused: cents, and the year it would have counted in. */
interface Refused {
  readonly bedrag: number;
  readonly boekjaar: number;
}

/**
 * The line of a nota that was sent in before: nothing of it is paid, and it uses nothing of own risk
 * or budgets. `earlier` is the first claim's number, where it may be told.
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
