import { addDays } from '@mijn/domain/datum';

/** A reminder, as an all-day event. */
export interface Herinnering {
  /** Lets calendars recognise the same event when it is downloaded again. */
  readonly uid: string;
  /** `yyyy-mm-dd`. */
  readonly dag: string;
  readonly title: string;
  readonly text: string;
  readonly address: string;
  readonly product: string;
  /** Time of creation, RFC 3339. */
  readonly now: string;
}

const bytesPerLine = 75;
const encode = new TextEncoder();

// Backslash, semicolon, comma and line end are special in a text (RFC 5545, 3.3.11).
function text(value: string): string {
  return value
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

// A line is at most 75 bytes; a continuation starts with a space (3.1). Characters are not split.
function fold(line: string): string {
  const lines: string[] = [];
  let now = '';
  let bytes = 0;
  for (const character of line) {
    const length = encode.encode(character).length;
    if (bytes + length > bytesPerLine) {
      lines.push(now);
      now = ' ';
      bytes = 1;
    }
    now += character;
    bytes += length;
  }
  return [...lines, now].join('\r\n');
}

const bare = (time: string) => time.replaceAll(/[-:]|\.\d+/g, '');

// Three days ahead at nine, or on the day itself at nine when that has passed.
function alarm(day: string, now: string): string {
  const beforehand = Date.parse(`${day}T09:00:00Z`) - 3 * 86_400_000;
  return beforehand > Date.parse(now) ? '-P2DT15H' : 'PT9H';
}

/** Returns a calendar file (RFC 5545) with one all-day event and its alarm. */
export function toCalendarFile(herinnering: Herinnering): string {
  const { uid, dag, title, address, product, now } = herinnering;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//Facturen//NL`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${bare(now)}`,
    `DTSTART;VALUE=DATE:${bare(dag)}`,
    `DTEND;VALUE=DATE:${bare(addDays(dag, 1))}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(herinnering.text)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    `TRIGGER:${alarm(dag, now)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
