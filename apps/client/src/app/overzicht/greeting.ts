import { hourInNetherlands } from '@mijn/domain/datum';
import * as m from '../../generated/texts/overzicht.js';

/** Greets by the hour in the Netherlands; `now` is an RFC 3339 instant. */
export function greeting(now: string, naam: string): string {
  const hour = hourInNetherlands(new Date(now));
  if (hour < 6) return m.goodNight({ naam });
  if (hour < 12) return m.goodMorning({ naam });
  return hour < 18 ? m.goodAfternoon({ naam }) : m.goodEvening({ naam });
}
