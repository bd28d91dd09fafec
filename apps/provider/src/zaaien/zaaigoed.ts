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
  /** Relatienummers of those who have opened it since it was judged. */
  readonly gezienDoor: readonly string[];
}

/** Everything an empty insurer is filled with. */
export interface Zaaigoed {
  readonly relaties: readonly ZaaiRelatie[];
  readonly polissen: readonly ZaaiPolis[];
  readonly declaraties: readonly ZaaiDeclaratie[];
}
