import { retention, type RetentionKind, termOn } from '@mijn/domain/retention';

/** Returns the first day of which data of this kind is still kept on a day. */
export function keptSince(kind: RetentionKind, today: Temporal.PlainDate): Temporal.PlainDate {
  const { amount, unit } = termOn(retention[kind].terms, today.toString());
  return today.subtract(unit === 'jaren' ? { years: amount } : { days: amount });
}

const timeZone = 'Europe/Amsterdam';

/**
 * Returns the instant since which data of this kind is still kept: the same time of day, in the Netherlands, as many
 * days or years ago.
 */
export function keptSinceInstant(kind: RetentionKind, now: Temporal.Instant): Temporal.Instant {
  const here = now.toZonedDateTimeISO(timeZone);
  const day = keptSince(kind, here.toPlainDate());
  return day.toZonedDateTime({ timeZone, plainTime: here.toPlainTime() }).toInstant();
}
