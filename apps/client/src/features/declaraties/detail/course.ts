import { type DeclaratieStatus, declaratieStatuses } from '@mijn/domain/declaratie';
import { dayInNetherlands } from '@mijn/domain/datum';

export interface CourseStep {
  readonly status: DeclaratieStatus;
  readonly state: 'done' | 'now' | 'later';
  /** Date on which the state was reached, `yyyy-mm-dd`; undefined when not reached or unknown. */
  readonly datum: string | undefined;
}

/**
 * Returns the three states of a claim (§4) with their dates. The last state of a settled claim is done, not
 * current.
 */
export function courseSteps(
  status: DeclaratieStatus,
  course: readonly { readonly status: DeclaratieStatus; readonly tijdstip: string }[],
): readonly CourseStep[] {
  const current = declaratieStatuses.indexOf(status);
  return declaratieStatuses.map((one, i) => {
    const instant = course.find((step) => step.status === one)?.tijdstip;
    const reached = i <= current;
    return {
      status: one,
      state: i < current || (reached && one === 'AFGEHANDELD') ? 'done' : reached ? 'now' : 'later',
      datum: reached && instant ? dayInNetherlands(new Date(instant)) : undefined,
    };
  });
}
