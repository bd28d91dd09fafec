import { formatList } from '@mijn/domain/formatList';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { ownPart, type Parts } from '@mijn/domain/zorgkostenParts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';

function reasons(parts: Parts): string[] {
  const named: readonly (readonly [cents: number, name: string])[] = [
    [parts.eigenRisico, m.partEigenRisico().toLowerCase()],
    [parts.wettelijkeBijdrage, words.ofWettelijkeBijdrage()],
    [parts.notReimbursed, m.notCovered()],
  ];
  return named.filter(([cents]) => cents !== 0).map(([, name]) => name);
}

/**
 * How much of the cost was not reimbursed, and for which of the reasons. Without own risk that is said;
 * where there was none, as of a child, both are the same and nothing is said of it. Nor is it said that all was paid
 * where all of it fell under own risk.
 */
export function ownWords(
  parts: Parts,
  year: number,
  withEigenRisico: boolean,
  language: Language,
): string {
  const own = ownPart(parts, withEigenRisico);
  const bedrag = formatAmount(own, language);
  if (!withEigenRisico && parts.eigenRisico !== 0) {
    const leftOut = formatAmount(parts.eigenRisico, language);
    if (own !== 0) return m.answerOwnWithout({ bedrag, leftOut });
    return parts.reimbursed === 0
      ? m.onlyEigenRisico({ year: String(year) })
      : m.answerAllWithout({ leftOut });
  }
  if (own === 0) return m.answerAll();
  return m.answerOwn({ bedrag, redenen: formatList(reasons(parts), language) });
}
