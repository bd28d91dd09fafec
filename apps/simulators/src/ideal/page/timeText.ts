import { netherlandsClock } from '@mijn/domain/netherlandsClock';

/** The time of day of an instant (RFC 3339) in the Netherlands, with seconds where asked. */
export function toTimeText(instant: string, seconds = false): string {
  return netherlandsClock(new Date(instant))
    .toISOString()
    .slice(11, seconds ? 19 : 16);
}
