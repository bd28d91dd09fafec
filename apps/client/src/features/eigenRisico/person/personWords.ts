import { brands } from '@mijn/domain/brands';
import { formatDay, formatDayWithoutYear } from '@mijn/domain/datum';
import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import * as eigenRisicoWords from '../../../generated/texts/eigenRisico.js';
import * as m from '../../../generated/texts/person.js';
import type { EigenRisico, EigenRisicoAmounts } from '../eigenRisico.fragments.ts';
import type { EigenRisicoWords } from '../EigenRisicoCard.tsx';
import { wholeOf } from '../familyMember.ts';

export interface Whose {
  readonly jaar: number;
  /** Undefined for the viewer. */
  readonly name: string | undefined;
  readonly geboorteDatum: string | undefined;
  /** Whether that year is over, so that only late bills still use it. */
  readonly isClosed: boolean;
}

/** Returns a sentence that there is or was no own risk. */
export function noneWords({ jaar, name, isClosed }: Whose): string {
  const year = String(jaar);
  if (name === undefined) return isClosed ? m.noneClosedSelf({ year }) : m.noneSelf({ year });
  return isClosed ? m.noneClosed({ name, year }) : m.none({ name, year });
}

/** Returns the composition of the own risk of a year, in the present or past tense. */
export function amountWords(
  eigenRisico: EigenRisicoAmounts,
  { jaar, isClosed }: Whose,
  language: Language,
): string {
  const year = String(jaar);
  const verplicht = formatAmount(eigenRisico.verplichtBedrag, language);
  if (eigenRisico.vrijwilligBedrag === 0) {
    return (isClosed ? m.mandatoryOnlyClosed : m.mandatoryOnly)({ year, verplicht });
  }
  return (isClosed ? m.bothPartsClosed : m.bothParts)({
    year,
    totaal: formatAmount(wholeOf(eigenRisico), language),
    verplicht,
    voluntary: formatAmount(eigenRisico.vrijwilligBedrag, language),
  });
}

/**
 * Returns the reason that own risk is only part of a year: the days of the insurance, or those of two
 * brands with the own risk of each. Undefined for a whole year with one brand, and when the insurer tells
 * no days.
 */
export function partOfYearWords(
  { merk, perMerk }: Pick<EigenRisico, 'merk' | 'perMerk'>,
  { jaar, isClosed }: Whose,
  language: Language,
): string | undefined {
  const own = perMerk?.find((days) => days.merk === merk);
  if (!own || !perMerk || !merk) return undefined;
  const year = String(jaar);
  if (perMerk.length > 1) {
    const parts = perMerk.map((part) =>
      m.ofBrand({
        bedrag: formatAmount(part.bedrag, language),
        merk: brands[part.merk].naam,
        van: formatDayWithoutYear(part.van, language),
        day: formatDayWithoutYear(part.totEnMet, language),
      }),
    );
    return m.perBrand({ year, delen: formatList(parts, language), merk: brands[merk].naam });
  }
  const began = own.van > `${year}-01-01`;
  const day = formatDay(own.totEnMet, language);
  if (own.totEnMet < `${year}-12-31`) {
    const van = formatDay(own.van, language);
    return began ? m.fromUntilInYear({ year, van, day }) : m.untilInYear({ year, day });
  }
  if (!began) return undefined;
  return (isClosed ? m.sinceInYearClosed : m.sinceInYear)({
    year,
    day: formatDay(own.van, language),
  });
}

/**
 * Returns a sentence that part of the own risk in the care costs is of another insurance; undefined when
 * both amounts are the same.
 * @param inCosts cents
 */
export function otherInCostsWords(
  { totaalVerbruikt }: EigenRisicoAmounts,
  inCosts: number,
  year: string,
  language: Language,
): string | undefined {
  const rest = inCosts - totaalVerbruikt;
  if (rest <= 0) return undefined;
  return m.otherInCosts({
    year,
    totaal: formatAmount(inCosts, language),
    rest: formatAmount(rest, language),
  });
}

/** Returns the words of a past year: nobody pays what was not used, and nothing is left to use. */
export function closedWords(eigenRisico: EigenRisicoAmounts, year: string): EigenRisicoWords {
  const left = eigenRisico.totaalResterend > 0 ? m.closedLeft : m.closedFull;
  return {
    explanation: eigenRisico.inTermijnen === true ? m.closedInTermijnen({ year }) : left({ year }),
    required: eigenRisicoWords.mandatoryNotUsed(),
    voluntary: eigenRisicoWords.voluntaryNotUsed(),
  };
}
