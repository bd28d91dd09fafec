import { reminderAfterDays } from './herinnering.rules.ts';

/** SQL condition on payment request `v`: a reminder may be due on a day, which is SQL too. */
export const isPastDueSql = (day: string): string =>
  `v.uiterste_betaaldatum = ${day} - ${reminderAfterDays}`;

/**
 * SQL: next day after a day on which a reminder may be due.
 * @param which SQL condition on payment request `v`
 */
export const nextReminderDaySql = (day: string, which = 'true'): string => `
  SELECT min(v.uiterste_betaaldatum) + ${reminderAfterDays} FROM insurer.betaalverzoek v
  WHERE v.uiterste_betaaldatum > ${day} - ${reminderAfterDays} AND ${which}`;
