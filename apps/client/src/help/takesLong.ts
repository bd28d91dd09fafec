import { daysBetween } from '@mijn/domain/datum';

// From a Friday to the Monday after it is "the next working day" still.
const usualDays = 3;

/** Whether a payment is looked at for longer than until the next working day, as it is told at first; days `yyyy-mm-dd`. */
export function takesLong(since: string | null | undefined, today: string): since is string {
  return typeof since === 'string' && daysBetween(since, today) > usualDays;
}
