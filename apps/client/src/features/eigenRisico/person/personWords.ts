import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import * as m from '../../../generated/texts/person.js';
import type { EigenRisico } from '../eigenRisico.fragments.ts';
import type { EigenRisicoWords } from '../EigenRisicoCard.tsx';
import { wholeOf } from '../familyMember.ts';

/** Whose own risk it is, and of which year. */
export interface Whose {
  readonly jaar: number;
  /** Undefined: the viewer's own. */
  readonly name: string | undefined;
  readonly geboorteDatum: string | undefined;
  /** That year is over: nothing of it is used any more but by bills that come late. */
  readonly isClosed: boolean;
}

/** Says that no own risk holds, or held. */
export function noneWords({ jaar, name, isClosed }: Whose): string {
  const year = String(jaar);
  if (name === undefined) return isClosed ? m.noneClosedSelf({ year }) : m.noneSelf({ year });
  return isClosed ? m.noneClosed({ name, year }) : m.none({ name, year });
}

/** What the own risk of a year is, or was, made of. */
export function amountWords(
  eigenRisico: EigenRisico,
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

/** Of a year that is over: nobody pays what was not used, and nothing is still to be used. */
export function closedWords(eigenRisico: EigenRisico, year: string): EigenRisicoWords {
  const left = eigenRisico.totaalResterend > 0 ? m.closedLeft : m.closedFull;
  return {
    explanation: eigenRisico.inTermijnen === true ? m.closedInTermijnen({ year }) : left({ year }),
    required: m.closedMandatory(),
    voluntary: m.closedVoluntary(),
  };
}
