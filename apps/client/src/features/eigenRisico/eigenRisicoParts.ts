import type { EigenRisico } from './eigenRisico.fragments.ts';

/** What is used, and what of the mandatory and of the voluntary part is left; integer cents. */
export interface EigenRisicoParts {
  readonly used: number;
  readonly requiredRemaining: number;
  readonly voluntaryRemaining: number;
}

/** Splits what is left: costs fill the mandatory part first, then the voluntary one (decisions §6). */
export function eigenRisicoParts(eigenRisico: EigenRisico): EigenRisicoParts {
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
