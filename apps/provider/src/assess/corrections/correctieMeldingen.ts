import { formatAmount } from '@mijn/domain/money';
import type { LineAmounts, LineMelding } from '../shapes.ts';

/** Returns the remark on a line that was taken back (ADR 0070). */
export function meldingTakenBack(): LineMelding {
  return {
    code: 'teruggenomen',
    omschrijving:
      'De zorgverlener heeft deze nota teruggenomen. Daarom telt deze zorg niet meer mee.',
  };
}

// Text for an increase and for a decrease.
const words = [
  ['compulsoryEigenRisico', 'Je betaalt over deze zorg nu', 'eigen risico'],
  ['wettelijkeBijdrage', 'Je betaalt voor deze zorg nu', 'wettelijke eigen bijdrage'],
  ['notCovered', 'Van deze zorg is nu', 'niet vergoed'],
] as const;

function changeOf(amounts: LineAmounts): string {
  return words
    .flatMap(([name, start, what]) => {
      const cents = amounts[name];
      if (cents === 0) return [];
      const comparison = cents > 0 ? 'meer' : 'minder';
      return [`${start} ${formatAmount(Math.abs(cents), 'nl')} ${comparison} ${what}.`];
    })
    .join(' ');
}

// Own risk in terms is neither charged nor refunded before the settlement.
function inSettlement(year: number, isInTermijnen: boolean): string {
  return isInTermijnen ? ` Dat telt mee in de eindafrekening van ${year}.` : '';
}

/**
 * Returns the remark on a line whose costs changed because another one was taken back (ADR 0070). It
 * reveals nothing about that care.
 * @param amounts changes in cents
 */
export function meldingShifted(
  amounts: LineAmounts,
  year: number,
  isInTermijnen: boolean,
): LineMelding {
  return {
    code: 'verschoven',
    omschrijving: `Een eerdere nota van ${year} is teruggenomen. Daardoor veranderde deze regel. ${changeOf(amounts)}${inSettlement(year, isInTermijnen)}`,
  };
}

/**
 * Returns the remark on a line whose own risk was lowered, because that of the year is lower (ADR
 * 0070).
 * @param amounts changes in cents
 */
export function meldingLowered(
  amounts: LineAmounts,
  year: number,
  isInTermijnen: boolean,
): LineMelding {
  return {
    code: 'verminderd',
    omschrijving: `De verzekering geldt niet heel ${year}. Daardoor is het eigen risico van ${year} lager geworden. ${changeOf(amounts)}${inSettlement(year, isInTermijnen)}`,
  };
}
