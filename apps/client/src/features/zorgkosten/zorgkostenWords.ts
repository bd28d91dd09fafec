import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { totalCost, ownCosts, type PartName, type Parts } from '@mijn/domain/zorgkostenParts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import type { Zorgkosten } from './getZorgkosten.ts';

/** The insured person and year that a text is about. */
export interface Whose {
  /** First name of the insured person. */
  readonly name: string;
  /** Whether that person is the viewer. */
  readonly isSelf: boolean;
  readonly year: number;
  /** Whether the year is over. */
  readonly isPast: boolean;
}

/** Labels of the parts. */
export const partLabels: Readonly<Record<PartName, () => string>> = {
  reimbursed: m.partReimbursed,
  eigenRisico: m.partEigenRisico,
  wettelijkeBijdrage: words.wettelijkeBijdrage,
  notReimbursed: m.partNotReimbursed,
};

/** Returns that the care of a year cost nothing, without a full stop. */
export function formatNoCosts({ name, isSelf, year: number, isPast }: Whose): string {
  const year = String(number);
  if (!isSelf) return m.nothing({ name, year });
  return isPast ? m.nothingSelfClosed({ year }) : m.nothingSelf({ year });
}

/**
 * Returns who paid what of the care of a year, in one or two sentences. Names own risk that is left out, so that the
 * amounts add up to the cost. Without own risk, as for a child, both views are equal.
 */
export function formatWhoPaid(
  parts: Parts,
  whose: Whose,
  withEigenRisico: boolean,
  language: Language,
): string {
  if (totalCost(parts) === 0) return `${formatNoCosts(whose)}.`;
  const zelf = formatAmount(ownCosts(parts, withEigenRisico), language);
  const vergoed = formatAmount(parts.reimbursed, language);
  const isNothingOwn = ownCosts(parts, withEigenRisico) === 0;
  if (!withEigenRisico && parts.eigenRisico !== 0) {
    const eigenRisico = formatAmount(parts.eigenRisico, language);
    if (!isNothingOwn) {
      return (whose.isSelf ? m.paidWithout : m.paidWithoutOther)({ zelf, eigenRisico, vergoed });
    }
    return parts.reimbursed === 0
      ? m.onlyEigenRisico({ year: String(whose.year) })
      : m.paidAllWithout({ eigenRisico, vergoed });
  }
  if (isNothingOwn) return m.paidAll({ vergoed });
  return (whose.isSelf ? m.paid : m.paidOther)({ zelf, vergoed });
}

/** Names the person and year of an amount. */
export function formatWhose({ name, isSelf, year: number }: Whose): string {
  const year = String(number);
  return isSelf ? m.aboutSelf({ year }) : m.about({ name, year });
}

const corrections = {
  teruggenomen: m.takenBack,
  verschoven: m.shifted,
  verminderd: m.lowered,
} as const;

/** Returns why and when a line was corrected (ADR 0070); undefined for other lines. */
export function formatCorrection(
  { correctie }: Pick<Zorgkosten, 'correctie'>,
  language: Language,
): string | undefined {
  return correctie
    ? corrections[correctie.soort]({ day: formatDay(correctie.datum, language) })
    : undefined;
}
