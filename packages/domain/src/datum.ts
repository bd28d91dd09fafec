import type { Taal } from './taal.ts';

// Written out and not by Intl or Temporal: the browser has to agree with the server to the letter.
const maanden: Record<Taal, readonly string[]> = {
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const weekdagen: Record<Taal, readonly string[]> = {
  nl: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

function splits(dag: string): { jaar: number; maand: number; dagVanMaand: number } {
  const [jaar = 0, maand = 1, dagVanMaand = 1] = dag.slice(0, 10).split('-').map(Number);
  return { jaar, maand, dagVanMaand };
}

/** Writes a day (`yyyy-mm-dd`) in full: `12 november 2026`. */
export function formatDag(dag: string, taal: Taal): string {
  return `${formatDagZonderJaar(dag, taal)} ${splits(dag).jaar}`;
}

/** Reads a day written in full in Dutch (`12 november 2026`) as `yyyy-mm-dd`; undefined when it is none. */
export function leesDagVoluit(tekst: string): string | undefined {
  const [, dagVanMaand = '', naam = '', jaar = ''] =
    /^(\d{1,2}) ([a-z]+) (\d{4})$/.exec(tekst) ?? [];
  const maand = String(maanden.nl.indexOf(naam) + 1).padStart(2, '0');
  const dag = `${jaar}-${maand}-${dagVanMaand.padStart(2, '0')}`;
  return isDag(dag) ? dag : undefined;
}

/** Writes a day (`yyyy-mm-dd`) without its year: `12 november`. */
export function formatDagZonderJaar(dag: string, taal: Taal): string {
  const { maand, dagVanMaand } = splits(dag);
  return `${dagVanMaand} ${maanden[taal][maand - 1]}`;
}

/** Writes a day (`yyyy-mm-dd`) with its weekday: `zaterdag 21 november 2026`. */
export function formatDagMetWeekdag(dag: string, taal: Taal): string {
  const weekdag = new Date(`${dag.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return `${weekdagen[taal][weekdag]} ${formatDag(dag, taal)}`;
}

/** Writes the month of a day (`yyyy-mm-dd`): `november 2026`. */
export function formatMaand(dag: string, taal: Taal): string {
  const { jaar, maand } = splits(dag);
  return `${maanden[taal][maand - 1]} ${jaar}`;
}

// Made once: to make one costs a thousand times what it costs to use it.
const dagOpmaak = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
const uurOpmaak = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day on the calendar in the Netherlands at an instant, as `yyyy-mm-dd`. */
export function dagInNederland(ogenblik: Date): string {
  return dagOpmaak.format(ogenblik);
}

/** The hour (0–23) in the Netherlands at an instant, for the greeting. */
export function uurInNederland(ogenblik: Date): number {
  return Number(uurOpmaak.format(ogenblik));
}

/** Tells whether a word is a real day written as `yyyy-mm-dd`. */
export function isDag(tekst: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tekst)) return false;
  const jaar = Number(tekst.slice(0, 4));
  const maand = Number(tekst.slice(5, 7));
  const dag = Number(tekst.slice(8));
  return dag >= 1 && dag <= dagenInMaand(jaar, maand);
}

// By hand: every day of every answer goes through it, and making a Date costs thirty times as much.
const lengtes = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dagenInMaand(jaar: number, maand: number): number {
  const schrikkel = jaar % 4 === 0 && (jaar % 100 !== 0 || jaar % 400 === 0);
  return (lengtes[maand - 1] ?? 0) + (maand === 2 && schrikkel ? 1 : 0);
}
