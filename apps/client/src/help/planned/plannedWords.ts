import type { PlannedMaintenance } from '@mijn/contract/serverEntry';
import { dayInNetherlands, formatDayWithWeekday } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as t from '../../generated/texts/planned.js';

// As people in the Netherlands read their clock, wherever the page is made.
function formatTime(instant: Date, language: Language): string {
  const tag = language === 'nl' ? 'nl-NL' : 'en-GB';
  const clock = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
  });
  return language === 'nl' ? clock.format(instant).replace(':', '.') : clock.format(instant);
}

/** Announced maintenance in a sentence: which day, and between which times. */
export function plannedWords({ begin, end }: PlannedMaintenance, language: Language): string {
  const [first, last] = [new Date(begin), new Date(end)];
  const [van, tot] = [formatTime(first, language), formatTime(last, language)];
  const [dag, totDag] = [first, last].map((instant) =>
    formatDayWithWeekday(dayInNetherlands(instant), language),
  );
  if (dag === undefined || totDag === undefined) return '';
  return dag === totDag
    ? t.oneDay({ dag, van, tot })
    : t.moreDays({ begin: dag, van, totDag, tot });
}
