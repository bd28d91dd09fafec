import { paginas } from '@mijn/domain/paden';
import type { StatusTekening } from '@mijn/ui/TekeningStatus';
import * as t from '../../generated/teksten/statuspaginas.js';

/** What the one button of a status page does: ask the same again, or go elsewhere. */
export type StatusKnop = 'probeerOpnieuw' | 'naarInloggen' | 'naarOverzicht' | 'terug';

/** A status page in words. */
export interface StatusTekst {
  readonly kop: () => string;
  readonly tekst: () => string;
  readonly tekening: StatusTekening;
  readonly knop: StatusKnop;
}

const fout500: StatusTekst = {
  kop: t.kop500,
  tekst: t.tekst500,
  tekening: 'kapot',
  knop: 'probeerOpnieuw',
};

// §8's screen texts, and decisions §1 where §8 shows no title.
const perStatus: Readonly<Record<number, StatusTekst>> = {
  401: { kop: t.kop401, tekst: t.tekst401, tekening: 'slot', knop: 'naarInloggen' },
  403: { kop: t.kop403, tekst: t.tekst403, tekening: 'slot', knop: 'terug' },
  404: { kop: t.kop404, tekst: t.tekst404, tekening: 'zoek', knop: 'naarOverzicht' },
  500: fout500,
  503: { kop: t.kop503, tekst: t.tekst503, tekening: 'gereedschap', knop: 'probeerOpnieuw' },
};

/** The words of a status page; those of 500 for a status without a page. */
export function statusTekst(status: number): StatusTekst {
  return perStatus[status] ?? fout500;
}

const eigenAdres = /^\/(401|403|404|500|503)\/?$/;

/**
 * Where "Probeer opnieuw" leads: the address that failed. Under a status page's own address that
 * is the last one that led there, else /overzicht.
 */
export function opnieuwAdres(hier: string, mislukt: string | undefined): string {
  const pad = hier.split('?', 1)[0] ?? '';
  return eigenAdres.test(pad) ? (mislukt ?? paginas.overzicht.pad) : hier;
}
