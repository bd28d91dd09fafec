/** Returns a past day on the Dutch calendar, `yyyy-mm-dd`. */
export function daysAgo(days: number): string {
  return Temporal.Now.plainDateISO('Europe/Amsterdam').subtract({ days: days }).toString();
}
