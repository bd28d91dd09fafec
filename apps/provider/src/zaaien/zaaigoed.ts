import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { Merk } from '@mijn/domain/merken';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** An address to sow. */
export interface ZaaiAdres {
  readonly straat: string;
  readonly huisnummer: number;
  readonly toevoeging: string | null;
  readonly postcode: string;
  readonly woonplaats: string;
}

/** A relation to sow. Days as `yyyy-mm-dd`. */
export interface ZaaiRelatie {
  readonly relatienummer: string;
  readonly bsn: string;
  readonly achternaam: string;
  readonly tussenvoegsel: string | null;
  readonly voorletters: string;
  readonly roepnaam: string;
  readonly opgemaakteNaam: string;
  readonly geboorteDatum: string;
  readonly email: string | null;
  readonly telefoonNummer: string | null;
  readonly vestigingsAdres: ZaaiAdres;
  readonly postAdres: ZaaiAdres | null;
  readonly correspondentie: 'Digitaal' | 'Papier' | 'GeenKeuze';
  readonly polisblad: 'Digitaal' | 'Papier' | 'GeenKeuze';
  readonly nieuwsbrief: boolean;
  readonly toestemming: boolean;
  readonly gecontroleerdOp: string | null;
  readonly iban: string | null;
  readonly storing: '401' | '403' | '404' | '500' | '503' | 'traag' | 'leeg' | 'html' | null;
}

/** A person's period on a policy. `geldigTot` is not included; cents. */
export interface ZaaiVerzekering {
  readonly relatienummer: string;
  readonly geldigVan: string;
  readonly geldigTot: string | null;
  readonly aanvullend: 'AANVULLEND' | 'AANVULLEND_PLUS' | null;
  readonly vrijwilligEigenRisico: number;
  /** Calendar years whose own risk is paid in terms. */
  readonly gespreid: readonly number[];
}

/** A policy to sow. */
export interface ZaaiPolis {
  readonly polisnummer: string;
  readonly merk: Merk;
  readonly verzekeringsnemer: string;
  readonly zorggemak: boolean;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  readonly geldigVan: string;
  readonly geldigTot: string | null;
  readonly betaalwijze: 'incasso' | 'zelf';
  /** Day of the month (1–31) of the direct debit and the own-risk bill. */
  readonly incassodag: number;
  readonly betaalgemak: boolean;
  readonly verzekerden: readonly ZaaiVerzekering[];
}

/** A claim to sow, in cents; instants as RFC 3339. What is AFGEHANDELD is judged by the real rules. */
export interface ZaaiDeclaratie {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly status: DeclaratieStatus;
  readonly ingediendOp: string;
  readonly inBehandelingOp: string | null;
  readonly afgehandeldOp: string | null;
  readonly laterInBehandeling: boolean;
  /** The insurer's jobs leave it as it is until this day. */
  readonly nietVoor: string | null;
  readonly zorgsoort: Zorgsoort;
  readonly omschrijving: string;
  readonly behandelDatum: string;
  readonly bedrag: number;
  readonly zorgverlener: string;
  readonly notaNummer: string;
  readonly buitenland: boolean;
  /** Who claims: a care provider is paid directly, and the person gets an invoice of the rest. */
  readonly soortIndiener: 'Verzekerde' | 'Zorgverlener';
  /** Relatienummers of those who have opened it since it was judged. */
  readonly gezienDoor: readonly string[];
}

/** Money that somebody did not pay: payment requests dated in a period, both days included. */
export interface ZaaiNietBetaald {
  readonly van: string;
  readonly tot: string;
  /** Cents left unpaid; without it nothing was paid at all. */
  readonly minder?: number;
}

/** How somebody behaved in the years before the day of sowing. Days as `yyyy-mm-dd`. */
export interface ZaaiGedrag {
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
  /** Pays each payment request this many days after it was made; null: never. */
  readonly betaaltNaDagen: number | null;
  readonly nietBetaald?: readonly ZaaiNietBetaald[];
  /** Arrangements asked for on a day, over payment requests made up to and with another. */
  readonly regelingen?: readonly {
    readonly soort: 'betalingsregeling' | 'schuldregeling';
    readonly op: string;
    readonly verzoekenTot: string;
  }[];
  /** The day on which the bank gave the last debited term of an arrangement back. */
  readonly stornoOp?: string;
}

/** A history of bills to sow: the insurer's own jobs run over these days, both included. */
export interface ZaaiHistorie {
  readonly van: string;
  readonly tot: string;
  readonly gedrag: readonly ZaaiGedrag[];
  /** Who answers direct debits in that time: account, cents, day. */
  readonly incassobank: (
    iban: string,
    bedragInCenten: number,
    dag: Temporal.PlainDate,
  ) => Promise<'gelukt' | 'mislukt'>;
}

/** Everything an empty insurer is filled with. */
export interface Zaaigoed {
  /** Without it nobody has a bill yet. */
  readonly historie?: ZaaiHistorie | undefined;
  readonly relaties: readonly ZaaiRelatie[];
  readonly polissen: readonly ZaaiPolis[];
  readonly declaraties: readonly ZaaiDeclaratie[];
}
