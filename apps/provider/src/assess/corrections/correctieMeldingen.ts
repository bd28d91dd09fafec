import { formatAmount } from '@mijn/domain/money';
import type { LineAmounts, LineMelding } from '../shapes.ts';

/** Says why a line was taken back (ADR 0070). */
export function meldingTakenBack(): LineMelding {
  return {
    code: 'teruggenomen',
    omschrijving:
      'De zorgverlener heeft deze nota teruggenomen. Daarom telt deze zorg niet meer mee.',
  };
}

// Words for what grew, and for what became less.
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

// Own risk in terms is neither asked nor given back now.
function inSettlement(year: number, isInTermijnen: boolean): string {
  return isInTermijnen ? ` Dat telt mee in de eindafrekening van ${year}.` : '';
}

/**
 * Says why a line costs its person more or less than before, as another was taken back (ADR 0070). Tells
 * nothing of that other care. Amounts in cents, as they change.
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

/** Says why a line costs its person less own risk than before: the year has less of it (ADR 0070). Amounts in cents. */
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
