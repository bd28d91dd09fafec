import { type DeclaratieStatus, declaratieStatuses } from '@mijn/domain/declaratiestatus';
import { dayInNetherlands } from '@mijn/domain/datum';

/** A state on a claim's way. */
export interface CourseStep {
  readonly status: DeclaratieStatus;
  readonly state: 'done' | 'now' | 'later';
  /** Day on which the state was reached, `yyyy-mm-dd`; undefined when not reached or not told. */
  readonly datum: string | undefined;
}

/**
 * The three states of a claim (§4) with the day each was reached. A settled claim has nothing left
 * to wait for, so its last state is done and not under way.
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
