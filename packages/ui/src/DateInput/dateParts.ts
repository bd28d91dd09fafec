/** A day as it is being typed, in three parts. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Splits `yyyy-mm-dd` into its parts without leading zeros; a part of zeros, and all of anything else, is empty. */
export function splitDate(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^0*(\d*)-0*(\d*)-0*(\d*)$/.exec(iso) ?? [];
  return { day, month, year };
}

/**
 * Joins the parts to `yyyy-mm-dd`, which need not be a real day: that is for the form to say.
 * @returns '' while nothing at all is filled in.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
