import { netherlandsClock } from '@mijn/domain/netherlandsClock';

/** Formats the Dutch time of an instant (RFC 3339), with or without seconds. */
export function toTimeText(instant: string, seconds = false): string {
  return netherlandsClock(new Date(instant))
    .toISOString()
    .slice(11, seconds ? 19 : 16);
}
