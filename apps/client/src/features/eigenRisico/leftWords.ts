import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/eigenRisico.js';
import type { EigenRisico } from './eigenRisico.fragments.ts';
import type { EigenRisicoWords } from './EigenRisicoCard.tsx';

// The last day (`yyyy-mm-dd`) of the insurance of the own risk, if it ended before today; else undefined.
function leftOn(
  { merk, perMerk }: Pick<EigenRisico, 'merk' | 'perMerk'>,
  today: string,
): string | undefined {
  const day = perMerk?.find((days) => days.merk === merk)?.totEnMet;
  return day !== undefined && day < today ? day : undefined;
}

/**
 * Returns the words for own risk of an ended insurance: only care until then still uses it. Undefined for a
 * person insured today.
 */
export function leftWords(
  eigenRisico: EigenRisico,
  today: string,
  language: Language,
): EigenRisicoWords | undefined {
  const last = leftOn(eigenRisico, today);
  if (last === undefined) return undefined;
  const day = formatDay(last, language);
  const left = eigenRisico.totaalResterend > 0 ? m.endedLeft : m.endedFull;
  return {
    explanation: (eigenRisico.inTermijnen === true ? m.endedInTermijnen : left)({ day }),
    required: m.mandatoryNotUsed(),
    voluntary: m.voluntaryNotUsed(),
  };
}
