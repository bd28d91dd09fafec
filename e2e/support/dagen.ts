/** A day in the past on the Dutch calendar, `yyyy-mm-dd`. */
export function dagenGeleden(dagen: number): string {
  return Temporal.Now.plainDateISO('Europe/Amsterdam').subtract({ days: dagen }).toString();
}
