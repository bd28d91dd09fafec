import type { Taal } from '../../pagina/taal.ts';

const talen: Readonly<Record<Taal, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Whole cents as people read them: `€ 154,20`. */
export function alsBedrag(centen: number, taal: Taal): string {
  const opmaak = new Intl.NumberFormat(talen[taal], { style: 'currency', currency: 'EUR' });
  return opmaak.format(centen / 100);
}

/** The time of day of an instant (RFC 3339) in the Netherlands, with seconds where asked. */
export function alsTijd(instant: string, taal: Taal, seconden = false): string {
  return new Intl.DateTimeFormat(talen[taal], {
    timeZone: 'Europe/Amsterdam',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconden && { second: '2-digit' }),
  }).format(new Date(instant));
}
