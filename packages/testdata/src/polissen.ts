import type { PersonaRelatie } from './bouwRelatie.ts';
import type { VerzekerdePersona } from './relaties.ts';

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
  readonly verzekerden: readonly {
    readonly relatienummer: string;
    readonly geldigVan: string;
    readonly geldigTot: string | null;
    readonly aanvullend: Aanvullend;
    readonly vrijwilligEigenRisico: number;
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
}

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
    verzekerden: [nemer, ...ook].map((persoon) => ({
      relatienummer: persoon.relatienummer,
      geldigVan: persoon.geboorteDatum > vanaf ? persoon.geboorteDatum : vanaf,
      geldigTot: null,
      aanvullend,
      vrijwilligEigenRisico: persoon === nemer ? vrijwillig : 0,
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
  return [
    { nemer: sanne, ook: [daan, bram, lotte], vrijwillig: 10_000, vanaf },
    { nemer: jan, aanvullend: 'AANVULLEND_PLUS' as const, vanaf },
    { nemer: fatima, collectief: 'werkgever' as const, vanaf },
    { nemer: mila, aanvullend: null, vanaf: deMaand },
    { nemer: piet, merk: 'AZVZ' as const, vanaf },
    { nemer: noor, vanaf },
    { nemer: tom, zorggemak: true, aanvullend: null, vrijwillig: 50_000, vanaf },
    { nemer: emma, vanaf },
    { nemer: henk, aanvullend: 'AANVULLEND_PLUS' as const, vanaf },
    ...storingen.map((nemer) => ({ nemer, vanaf })),
  ].map(bouwPolis);
}
