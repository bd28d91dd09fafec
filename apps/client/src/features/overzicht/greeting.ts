import { hourInNetherlands } from '@mijn/domain/datum';
import * as m from '../../generated/texts/overzicht.js';

/** Greets by the hour in the Netherlands; `now` is an RFC 3339 instant. */
export function greeting(now: string, name: string): string {
  const hour = hourInNetherlands(new Date(now));
  if (hour < 6 || hour >= 18) return m.goodEvening({ name });
  return hour < 12 ? m.goodMorning({ name }) : m.goodAfternoon({ name });
}
