import type { PlannedMaintenance } from '@mijn/contract/serverEntry';
import { dayInNetherlands, formatDayWithWeekday, formatTime } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/planned.js';

/** Returns a sentence about announced maintenance: the day, and its times. */
export function plannedWords({ begin, end }: PlannedMaintenance, language: Language): string {
  const [first, last] = [new Date(begin), new Date(end)];
  const [van, tot] = [formatTime(begin, language), formatTime(end, language)];
  const [day, endDay] = [first, last].map((instant) =>
    formatDayWithWeekday(dayInNetherlands(instant), language),
  );
  if (day === undefined || endDay === undefined) return '';
  return day === endDay
    ? m.oneDay({ day, van, tot })
    : m.moreDays({ begin: day, van, endDay, tot });
}
