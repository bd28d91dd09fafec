/** A day to remember, as an appointment that takes the whole day. */
export interface Herinnering {
  /** Tells calendars that it is the same one when it is fetched again. */
  readonly uid: string;
  /** `yyyy-mm-dd`. */
  readonly dag: string;
  readonly titel: string;
  readonly tekst: string;
  /** Where it leads. */
  readonly adres: string;
  /** The product that made it. */
  readonly product: string;
  /** When it was made, RFC 3339. */
  readonly nu: string;
}

const bytesPerRegel = 75;
const codeer = new TextEncoder();

// Backslash, semicolon, comma and line end have a meaning in a text (RFC 5545, 3.3.11).
function tekst(waarde: string): string {
  return waarde.replaceAll(/[\\;,]/g, (teken) => `\\${teken}`).replaceAll(/\r\n|\r|\n/g, '\\n');
}

// A line is at most 75 bytes; what follows begins with a space (3.1). A character is never cut.
function vouw(regel: string): string {
  const regels: string[] = [];
  let nu = '';
  let bytes = 0;
  for (const teken of regel) {
    const lengte = codeer.encode(teken).length;
    if (bytes + lengte > bytesPerRegel) {
      regels.push(nu);
      nu = ' ';
      bytes = 1;
    }
    nu += teken;
    bytes += lengte;
  }
  return [...regels, nu].join('\r\n');
}

function volgendeDag(dag: string): string {
  return new Date(Date.parse(`${dag}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

const kaal = (tijd: string) => tijd.replaceAll(/[-:]|\.\d+/g, '');

// Three days ahead at nine; on the day itself at nine when that has passed.
function alarm(dag: string, nu: string): string {
  const vooraf = Date.parse(`${dag}T09:00:00Z`) - 3 * 86_400_000;
  return vooraf > Date.parse(nu) ? '-P2DT15H' : 'PT9H';
}

/** Writes a reminder as a calendar file (RFC 5545) with one all-day event and its alarm. */
export function maakAgenda(herinnering: Herinnering): string {
  const { uid, dag, titel, adres, product, nu } = herinnering;
  const regels = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${tekst(product)}//Facturen//NL`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${tekst(uid)}`,
    `DTSTAMP:${kaal(nu)}`,
    `DTSTART;VALUE=DATE:${kaal(dag)}`,
    `DTEND;VALUE=DATE:${kaal(volgendeDag(dag))}`,
    `SUMMARY:${tekst(titel)}`,
    `DESCRIPTION:${tekst(herinnering.tekst)}`,
    `URL:${adres}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${tekst(titel)}`,
    `TRIGGER:${alarm(dag, nu)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${regels.map(vouw).join('\r\n')}\r\n`;
}
