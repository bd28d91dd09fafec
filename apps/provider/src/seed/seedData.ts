import type { Cents } from '@mijn/domain/money';
import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import type { Brand } from '@mijn/domain/brands';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';
import type { IncassoBank } from '../facturen/jobs/incassoBank.ts';

export interface SeedAddress {
  readonly straat: string;
  readonly huisnummer: number;
  readonly addition: string | null;
  readonly postcode: string;
  readonly woonplaats: string;
  /** From the person for a home, from the municipality for post; the other way around when undefined. */
  readonly adresType?: 'Relatievestigingsadres' | 'GBApostadres';
}

/** A relation to seed. Days as `yyyy-mm-dd`. */
export interface SeedRelatie {
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
  readonly vestigingsAdres: SeedAddress;
  readonly postAdres: SeedAddress | null;
  readonly correspondentie: 'Digitaal' | 'Papier' | 'GeenKeuze';
  readonly polisblad: 'Digitaal' | 'Papier' | 'GeenKeuze';
  readonly nieuwsbrief: boolean;
  readonly toestemming: boolean;
  readonly checkedOn: string | null;
  readonly iban: string | null;
  readonly zorgpas: SeedZorgpas;
}

/** An insurance card to seed. Days as `yyyy-mm-dd`, both inclusive. */
export interface SeedZorgpas {
  readonly cardNumber: string;
  readonly uzovi: string;
  readonly issuedOn: string;
  readonly validUntil: string;
}

/** A person's period on a policy; `validUntil` is exclusive. Cents. */
export interface SeedInsurance {
  readonly relatienummer: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly aanvullend: 'AANVULLEND' | 'AANVULLEND_PLUS' | null;
  readonly voluntaryEigenRisico: Cents;
  /** Calendar years whose own risk is paid in terms. */
  readonly gespreid: readonly number[];
}

export interface SeedPolis {
  readonly polisnummer: string;
  readonly merk: Brand;
  readonly verzekeringsnemer: string;
  readonly zorggemak: boolean;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly betaalwijze: 'incasso' | 'zelf';
  /** Day of the month (1–31) of the direct debit and the own-risk bill. */
  readonly incassodag: number;
  readonly betaalgemak: boolean;
  readonly verzekerden: readonly SeedInsurance[];
}

/** A line of a claim to seed; cents, day as `yyyy-mm-dd`. */
export interface SeedLine {
  readonly zorgsoort: Zorgsoort;
  readonly behandelDatum: string;
  readonly bedrag: Cents;
}

/**
 * A claim to seed; cents, instants as RFC 3339. Claims that are AFGEHANDELD are judged by the real
 * rules.
 */
export interface SeedDeclaratie {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly status: DeclaratieStatus;
  readonly submittedOn: string;
  readonly inProgressAt: string | null;
  readonly handledAt: string | null;
  readonly laterInProgress: boolean;
  /** Day until which the insurer's jobs leave it alone. */
  readonly notBefore: string | null;
  readonly zorgsoort: Zorgsoort;
  readonly omschrijving: string;
  readonly behandelDatum: string;
  readonly bedrag: Cents;
  readonly zorgverlener: string;
  readonly notaNummer: string;
  readonly buitenland: boolean;
  /** Sender: a care provider is paid directly, and the person gets an invoice for the rest. */
  readonly soortIndiener: 'Verzekerde' | 'Zorgverlener';
  /** Lines; null: a single line with the claim's own data. */
  readonly regels: readonly SeedLine[] | null;
  /** Relatienummers of people who have opened it since it was judged. */
  readonly seenBy: readonly string[];
}

/** Unpaid payment requests, dated in a period; both days inclusive. */
export interface SeedUnpaid {
  readonly from: string;
  readonly until: string;
  /** Unpaid cents; without it, nothing was paid. */
  readonly fewer?: number;
}

/** Behaviour of a person in the seeded history. Days as `yyyy-mm-dd`. */
export interface SeedBehaviour {
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
  /** Pays each payment request after this many days; null: never. */
  readonly paysAfterDays: number | null;
  readonly notPaid?: readonly SeedUnpaid[];
  /** Arrangements requested on a day, for payment requests made up to and including another. */
  readonly regelingen?: readonly {
    readonly soort: 'betalingsregeling' | 'schuldregeling';
    readonly on: string;
    readonly betaalverzoekenUntil: string;
  }[];
  /** Day on which the bank returned the last debited term of an arrangement. */
  readonly stornoOn?: string;
}

/** A history of bills to seed: the insurer's own jobs run over these days, both inclusive. */
export interface SeedHistory {
  readonly from: string;
  readonly until: string;
  readonly behaviour: readonly SeedBehaviour[];
  /** Bills that care providers took back, each on a day (ADR 0070). */
  readonly takenBack?: readonly { readonly nummer: string; readonly on: string }[];
  /** Simulated bank that answers direct debits. */
  readonly incassoBank: IncassoBank;
}

export interface SeedData {
  /** Without a history there are no bills. */
  readonly history?: SeedHistory | undefined;
  readonly relaties: readonly SeedRelatie[];
  readonly polissen: readonly SeedPolis[];
  readonly declaraties: readonly SeedDeclaratie[];
}
