import type { PlannedMaintenance } from '@mijn/contract/serverEntry';
import { dayInNetherlands, formatDayWithWeekday, formatTime } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/planned.js';

/** Announced maintenance in a sentence: which day, and between which times. */
export function plannedWords({ begin, end }: PlannedMaintenance, language: Language): string {
  const [first, last] = [new Date(begin), new Date(end)];
  const [van, tot] = [formatTime(begin, language), formatTime(end, language)];
  const [dag, endDay] = [first, last].map((instant) =>
    formatDayWithWeekday(dayInNetherlands(instant), language),
  );
  if (dag === undefined || endDay === undefined) return '';
  return dag === endDay
    ? m.oneDay({ dag, van, tot })
    : m.moreDays({ begin: dag, van, endDay, tot });
}
