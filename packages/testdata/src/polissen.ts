import type { PersonaRelatie } from './bouwRelatie.ts';
import type { VerzekerdePersona } from './relaties.ts';
import { tijdlijn } from './tijdlijn.ts';

type Aanvullend = 'AANVULLEND' | 'AANVULLEND_PLUS' | null;

/** A persona's policy with who is insured on it, and since when. Cents, days as `yyyy-mm-dd`. */
export interface PersonaPolis {
  readonly polisnummer: string;
  readonly merk: 'ZZ' | 'AZVZ';
  readonly verzekeringsnemer: string;
  readonly zorggemak: boolean;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  readonly geldigVan: string;
  readonly geldigTot: string | null;
  readonly betaalwijze: 'incasso' | 'zelf';
  /** Day of the month (1–31) of the direct debit and of the own-risk bill. */
  readonly incassodag: number;
  readonly betaalgemak: boolean;
  readonly verzekerden: readonly {
    readonly relatienummer: string;
    readonly geldigVan: string;
    readonly geldigTot: string | null;
    readonly aanvullend: Aanvullend;
    readonly vrijwilligEigenRisico: number;
    /** Calendar years whose own risk is paid in terms. */
    readonly gespreid: readonly number[];
  }[];
}

interface Gegevens {
  readonly nemer: PersonaRelatie;
  /** Others on the policy. */
  readonly ook?: readonly PersonaRelatie[];
  readonly merk?: 'ZZ' | 'AZVZ';
  readonly aanvullend?: Aanvullend;
  /** Of the verzekeringsnemer, cents. */
  readonly vrijwillig?: number;
  readonly zorggemak?: boolean;
  readonly collectief?: 'werkgever' | 'doelgroep';
  readonly vanaf: string;
  /** Pays by direct debit on this day of the month; without it by themselves, on request. */
  readonly incassodag?: number;
  /** Who pays by themselves: the day of the month of the own-risk bill. */
  readonly factuurdag?: number;
  readonly betaalgemak?: boolean;
  /** Years in which the verzekeringsnemer pays own risk in terms. */
  readonly gespreid?: readonly number[];
}

/** The day of the month of who has none of their own. */
const gewoneDag = 25;

function bouwPolis(gegevens: Gegevens): PersonaPolis {
  const { nemer, ook = [], aanvullend = 'AANVULLEND', vrijwillig = 0, vanaf } = gegevens;
  return {
    polisnummer: `P${nemer.relatienummer}`,
    merk: gegevens.merk ?? 'ZZ',
    verzekeringsnemer: nemer.relatienummer,
    zorggemak: gegevens.zorggemak ?? false,
    collectief: gegevens.collectief ?? null,
    geldigVan: vanaf,
    geldigTot: null,
    betaalwijze: gegevens.incassodag === undefined ? 'zelf' : 'incasso',
    incassodag: gegevens.incassodag ?? gegevens.factuurdag ?? gewoneDag,
    betaalgemak: gegevens.betaalgemak ?? false,
    verzekerden: [nemer, ...ook].map((persoon) => ({
      relatienummer: persoon.relatienummer,
      geldigVan: persoon.geboorteDatum > vanaf ? persoon.geboorteDatum : vanaf,
      geldigTot: null,
      aanvullend,
      vrijwilligEigenRisico: persoon === nemer ? vrijwillig : 0,
      gespreid: persoon === nemer ? (gegevens.gespreid ?? []) : [],
    })),
  };
}

/** The policies of the personas: one each, Sanne's with her family on it. */
export function maakPolissen(
  relaties: Readonly<Record<VerzekerdePersona, PersonaRelatie>>,
  storingen: readonly PersonaRelatie[],
  vandaag: Temporal.PlainDate,
): PersonaPolis[] {
  const { sanne, daan, bram, lotte, jan, fatima, mila, piet, noor, tom, emma, henk } = relaties;
  const vanaf = vandaag.with({ month: 1, day: 1 }).subtract({ years: 11 }).toString();
  const deMaand = vandaag.with({ day: 1 }).toString();
  const { afgerekendJaar, factuurdagVanSanne, incassodagVanTom } = tijdlijn(vandaag);
  const jarenVanJan = Array.from(
    { length: vandaag.year - afgerekendJaar + 1 },
    (_, i) => afgerekendJaar + i,
  );
  return [
    {
      nemer: sanne,
      ook: [daan, bram, lotte],
      vrijwillig: 10_000,
      factuurdag: factuurdagVanSanne,
      vanaf,
    },
    { nemer: jan, aanvullend: 'AANVULLEND_PLUS' as const, gespreid: jarenVanJan, vanaf },
    { nemer: fatima, collectief: 'werkgever' as const, vanaf },
    { nemer: mila, aanvullend: null, vanaf: deMaand },
    { nemer: piet, merk: 'AZVZ' as const, incassodag: gewoneDag, vanaf },
    { nemer: noor, gespreid: [afgerekendJaar], vanaf },
    {
      nemer: tom,
      zorggemak: true,
      aanvullend: null,
      vrijwillig: 50_000,
      incassodag: incassodagVanTom,
      betaalgemak: true,
      vanaf,
    },
    { nemer: emma, incassodag: 20, vanaf },
    { nemer: henk, aanvullend: 'AANVULLEND_PLUS' as const, incassodag: 10, vanaf },
    ...storingen.map((nemer) => ({ nemer, incassodag: gewoneDag, vanaf })),
  ].map(bouwPolis);
}
