import { declaratieTermijnYears } from './constants.ts';
import { isDay } from './datum.ts';

/**
 * The first day of care that can still be claimed on a day, both `yyyy-mm-dd` (docs/domain.md, claim terms). On
 * 29 February that is the 28th where its year has no 29th.
 */
export function earliestDay(today: string): string {
  const day = `${Number(today.slice(0, 4)) - declaratieTermijnYears}${today.slice(4)}`;
  return isDay(day) ? day : `${day.slice(0, 5)}02-28`;
}

/** Whether care of a day is claimed in time, both `yyyy-mm-dd`. */
export function isOnTime(treatmentDate: string, submittedOn: string): boolean {
  return treatmentDate >= earliestDay(submittedOn);
}
