import type { Cents } from '@mijn/domain/money';
import type { PersonaRelatie } from './toRelatie.ts';
import type { VerzekerdePersona } from './relaties.ts';
import { timeline } from './timeline.ts';

type Supplementary = 'AANVULLEND' | 'AANVULLEND_PLUS' | null;

/** A persona's policy with the insured persons. Cents, days as `yyyy-mm-dd`. */
export interface PersonaPolis {
  readonly polisnummer: string;
  readonly merk: 'ZZ' | 'AZVZ';
  readonly verzekeringsnemer: string;
  readonly zorggemak: boolean;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly betaalwijze: 'incasso' | 'zelf';
  /** Day of the month (1–31) of the direct debit and of the own-risk bill. */
  readonly incassodag: number;
  readonly betaalgemak: boolean;
  readonly verzekerden: readonly {
    readonly relatienummer: string;
    readonly validFrom: string;
    readonly validUntil: string | null;
    readonly aanvullend: Supplementary;
    readonly voluntaryEigenRisico: Cents;
    /** Calendar years whose own risk is paid in instalments. */
    readonly gespreid: readonly number[];
  }[];
}

interface Details {
  readonly verzekeringsnemer: PersonaRelatie;
  /** Others on the policy. */
  readonly also?: readonly PersonaRelatie[];
  readonly merk?: 'ZZ' | 'AZVZ';
  readonly aanvullend?: Supplementary;
  /** Voluntary own risk of the verzekeringsnemer, cents. */
  readonly voluntary?: Cents;
  readonly zorggemak?: boolean;
  readonly collectief?: 'werkgever' | 'doelgroep';
  readonly from: string;
  /** Day of the month of the direct debit; without it they pay on request. */
  readonly incassodag?: number;
  /** Day of the month of the own-risk bill, for people who pay on request. */
  readonly factuurDay?: number;
  readonly betaalgemak?: boolean;
  /** Years in which the verzekeringsnemer pays own risk in instalments. */
  readonly gespreid?: readonly number[];
}

/** Day of the month for people without a day of their own. */
const regularDay = 25;

function toPolis(details: Details): PersonaPolis {
  const { verzekeringsnemer, also = [], aanvullend = 'AANVULLEND', voluntary = 0, from } = details;
  return {
    polisnummer: `P${verzekeringsnemer.relatienummer}`,
    merk: details.merk ?? 'ZZ',
    verzekeringsnemer: verzekeringsnemer.relatienummer,
    zorggemak: details.zorggemak ?? false,
    collectief: details.collectief ?? null,
    validFrom: from,
    validUntil: null,
    betaalwijze: details.incassodag === undefined ? 'zelf' : 'incasso',
    incassodag: details.incassodag ?? details.factuurDay ?? regularDay,
    betaalgemak: details.betaalgemak ?? false,
    verzekerden: [verzekeringsnemer, ...also].map((person) => ({
      relatienummer: person.relatienummer,
      validFrom: person.geboorteDatum > from ? person.geboorteDatum : from,
      validUntil: null,
      aanvullend,
      voluntaryEigenRisico: person === verzekeringsnemer ? voluntary : 0,
      gespreid: person === verzekeringsnemer ? (details.gespreid ?? []) : [],
    })),
  };
}

/** Returns the personas' policies: one each, with Sanne's family on hers. */
export function createPolissen(
  relaties: Readonly<Record<VerzekerdePersona, PersonaRelatie>>,
  faults: readonly PersonaRelatie[],
  today: Temporal.PlainDate,
): PersonaPolis[] {
  const { sanne, daan, bram, lotte, jan, fatima, mila, piet, noor, tom, emma, henk, aisha } =
    relaties;
  const from = today.with({ month: 1, day: 1 }).subtract({ years: 11 }).toString();
  // Insured for whole months, weeks or days of their first year, so that each unit of a period of care
  // use occurs (§3). It is before their first bill.
  const firstYear = today.year - 4;
  const { settledYear, factuurDayOfSanne, factuurDayOfJan, factuurDayOfAisha, incassoDayOfTom } =
    timeline(today);
  const yearsOfJan = Array.from(
    { length: today.year - settledYear + 1 },
    (_, i) => settledYear + i,
  );
  return [
    {
      verzekeringsnemer: sanne,
      also: [daan, bram, lotte],
      voluntary: 10_000,
      factuurDay: factuurDayOfSanne,
      from,
    },
    {
      verzekeringsnemer: jan,
      aanvullend: 'AANVULLEND_PLUS' as const,
      gespreid: yearsOfJan,
      factuurDay: factuurDayOfJan,
      from,
    },
    { verzekeringsnemer: fatima, collectief: 'werkgever' as const, from: `${firstYear}-05-01` },
    // Starts today: the first bill comes within days.
    { verzekeringsnemer: mila, aanvullend: null, from: today.toString() },
    { verzekeringsnemer: piet, merk: 'AZVZ' as const, incassodag: regularDay, from },
    { verzekeringsnemer: noor, gespreid: [settledYear], from: `${firstYear}-07-04` },
    {
      verzekeringsnemer: tom,
      zorggemak: true,
      aanvullend: null,
      voluntary: 50_000,
      incassodag: incassoDayOfTom,
      betaalgemak: true,
      from,
    },
    { verzekeringsnemer: emma, incassodag: 20, from },
    { verzekeringsnemer: henk, aanvullend: 'AANVULLEND_PLUS' as const, incassodag: 10, from },
    {
      verzekeringsnemer: aisha,
      collectief: 'doelgroep' as const,
      incassodag: factuurDayOfAisha,
      from: `${firstYear}-07-03`,
    },
    ...faults.map((verzekeringsnemer) => ({ verzekeringsnemer, incassodag: regularDay, from })),
  ].map(toPolis);
}
