import { declaratieTermijnYears } from './constants.ts';
import { isDay } from './datum.ts';

/**
 * Returns the earliest day of care that can still be claimed on a day, both `yyyy-mm-dd` (docs/domain.md,
 * claim terms). For 29 February it is the 28th if that year has no 29th.
 */
export function earliestDay(today: string): string {
  const day = `${Number(today.slice(0, 4)) - declaratieTermijnYears}${today.slice(4)}`;
  return isDay(day) ? day : `${day.slice(0, 5)}02-28`;
}

/** Returns whether care of a day is claimed in time, both `yyyy-mm-dd`. */
export function isOnTime(treatmentDate: string, submittedOn: string): boolean {
  return treatmentDate >= earliestDay(submittedOn);
}
