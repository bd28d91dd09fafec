import type { Cents } from '@mijn/domain/money';
import type { EigenRisicoAmounts } from './eigenRisico.fragments.ts';

/** The used amount, and the rest of the mandatory and the voluntary part; integer cents. */
export interface EigenRisicoParts {
  readonly used: Cents;
  readonly requiredRemaining: Cents;
  readonly voluntaryRemaining: Cents;
}

/**
 * Splits the remaining amount: costs fill the mandatory part first, then the voluntary one
 * (docs/decisions.md §6).
 */
export function eigenRisicoParts(eigenRisico: EigenRisicoAmounts): EigenRisicoParts {
  const { verplichtBedrag, totaalVerbruikt, totaalResterend } = eigenRisico;
  const requiredRemaining = Math.min(
    Math.max(verplichtBedrag - totaalVerbruikt, 0),
    totaalResterend,
  );
  return {
    used: totaalVerbruikt,
    requiredRemaining,
    voluntaryRemaining: totaalResterend - requiredRemaining,
  };
}
