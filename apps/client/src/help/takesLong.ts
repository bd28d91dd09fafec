import { daysBetween } from '@mijn/domain/datum';

// From a Friday to the Monday after it still counts as "the next working day".
const usualDays = 3;

/** Returns whether a payment is under review for longer than until the next working day; days `yyyy-mm-dd`. */
export function takesLong(since: string | null | undefined, today: string): since is string {
  return typeof since === 'string' && daysBetween(since, today) > usualDays;
}
