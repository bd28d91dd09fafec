export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Splits `yyyy-mm-dd` into parts without leading zeros. A part of zeros is empty; any other text gives empty parts. */
export function splitDate(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^0*(\d*)-0*(\d*)-0*(\d*)$/.exec(iso) ?? [];
  return { day, month, year };
}

/**
 * Joins parts to `yyyy-mm-dd`, which may be an invalid day: the form validates it.
 * @returns '' if all parts are empty
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

// First letters of each month in Dutch and English.
const monthStarts = [
  ['jan'],
  ['feb'],
  ['maa', 'mrt', 'mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dec'],
];

function monthNumber(month: string): string {
  if (/^\d+$/.test(month)) return month;
  const start = month.slice(0, 3).toLowerCase();
  return String(monthStarts.findIndex((starts) => starts.includes(start)) + 1);
}

function toParts(day: string, month: string, year: string): DateParts | undefined {
  const number = Number(monthNumber(month));
  if (number < 1 || number > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return { day: String(Number(day)), month: String(number), year };
}

/** Returns the digits of a text, full-width ones as plain ones. */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

// Other apps copy direction marks and soft hyphens with a day, and dashes of other kinds.
const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const dash = /\p{Dash}/gu;

/** Parses a pasted day: `14-11-2026`, `2026-11-14`, `14 november 2026`; undefined for anything else. */
export function parseWholeDay(pasted: string): DateParts | undefined {
  const text = pasted
    .normalize('NFKC')
    .replace(/[\t\r\n]/g, ' ')
    .replace(invisible, '')
    .replace(dash, '-');
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? [];
  if (year !== '') return toParts(day, month, year);
  const [, dayFirst = '', second = '', last = ''] =
    /^\s*(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,2}|\p{L}{3,})\.?(?:\s*[-/.]\s*|\s+)(\d{4})\s*$/u.exec(
      text,
    ) ?? [];
  return last === '' ? undefined : toParts(dayFirst, second, last);
}
