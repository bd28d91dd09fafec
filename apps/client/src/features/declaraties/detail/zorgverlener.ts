import { type TrapRegel, trapBedragen } from './trap.ts';

/** What came of a bill that the care provider sent us itself; integer cents. */
export interface AanZorgverlener {
  /** Whom we paid, where one name says it; undefined where the care is hidden or there are several. */
  readonly naam: string | undefined;
  readonly betaald: number;
  readonly eigenRisico: number;
  readonly eigenBijdrage: number;
}

/** Adds up what we paid the care provider, and what the person is sent an invoice for. */
export function aanZorgverlener(
  regels: readonly (TrapRegel & { readonly locatieNaam: string | null })[],
): AanZorgverlener {
  const { uitgekeerd, eigenRisico, wettelijkeBijdrage } = trapBedragen(regels);
  const namen = new Set(regels.map(({ locatieNaam }) => locatieNaam));
  const [enige] = namen;
  return {
    naam: namen.size === 1 && enige ? enige : undefined,
    betaald: uitgekeerd,
    eigenRisico,
    eigenBijdrage: wettelijkeBijdrage,
  };
}
