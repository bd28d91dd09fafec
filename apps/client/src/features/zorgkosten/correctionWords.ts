import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/zorgkosten.js';
import type { Zorgkosten } from './getZorgkosten.ts';

const sentences = {
  teruggenomen: m.takenBack,
  verschoven: m.shifted,
  verminderd: m.lowered,
} as const;

/** What a line says that corrects another, and since when (ADR 0070); undefined of any other line. */
export function correctionWords(
  { correctie }: Pick<Zorgkosten, 'correctie'>,
  language: Language,
): string | undefined {
  return correctie
    ? sentences[correctie.soort]({ day: formatDay(correctie.datum, language) })
    : undefined;
}
