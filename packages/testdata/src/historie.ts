import { maakIncassobank, type Incassobank } from './incassobank.ts';
import { maakRelaties, type VerzekerdePersona } from './relaties.ts';
import { tijdlijn } from './tijdlijn.ts';
import type { PersonaGoed } from './zaaigoed.ts';

/** How a persona paid in the past; days as `yyyy-mm-dd`. */
export interface PersonaGedrag {
  readonly debiteur: string;
  readonly betaaltNaDagen: number | null;
  readonly nietBetaald?: readonly {
    readonly van: string;
    readonly tot: string;
    readonly minder?: number;
  }[];
  readonly regelingen?: readonly {
    readonly soort: 'betalingsregeling' | 'schuldregeling';
    readonly op: string;
    readonly verzoekenTot: string;
  }[];
  readonly stornoOp?: string;
}

/** The bills of the personas until today. */
export interface PersonaHistorie {
  readonly van: string;
  readonly tot: string;
  readonly gedrag: readonly PersonaGedrag[];
  readonly incassobank: Incassobank;
}

/** A term of own risk in terms, cents. */
const termijn = 38_50;

/**
 * The personas with their bills of the past: the insurer's own jobs make them when this is sown, while
 * the personas pay as they do here, so that every status of a bill occurs (decisions §10).
 */
export function metHistorie(
  goed: PersonaGoed,
  vandaag: Temporal.PlainDate,
): PersonaGoed & { readonly historie: PersonaHistorie } {
  const relaties = maakRelaties(vandaag);
  const tijd = tijdlijn(vandaag);
  const van = (wie: VerzekerdePersona): string => relaties[wie].relatienummer;
  const dezeMaand = { van: vandaag.with({ day: 1 }).toString(), tot: vandaag.toString() };
  const risico = { van: tijd.risicoVanSanne.toString(), tot: tijd.risicoVanSanne.toString() };
  const november = `${tijd.afgerekendJaar}-11-01`;
  const gedrag: PersonaGedrag[] = [
    { debiteur: van('sanne'), betaaltNaDagen: 12, nietBetaald: [dezeMaand, risico] },
    {
      debiteur: van('jan'),
      betaaltNaDagen: 5,
      // The last term of the year that was settled, and a premium that has come to an Aanmaning.
      nietBetaald: [{ van: november, tot: november, minder: termijn }, tijd.nietBetaaldDoorJan],
    },
    { debiteur: van('fatima'), betaaltNaDagen: 0 },
    { debiteur: van('noor'), betaaltNaDagen: 20 },
    {
      debiteur: van('tom'),
      betaaltNaDagen: null,
      regelingen: [tijd.schuldregelingVanTom, tijd.betalingsregelingVanTom],
      stornoOp: tijd.stornoVanTom,
    },
  ];
  return {
    ...goed,
    historie: {
      van: tijd.begin.toString(),
      tot: vandaag.toString(),
      gedrag,
      incassobank: maakIncassobank(vandaag),
    },
  };
}
