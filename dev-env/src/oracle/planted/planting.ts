import type { Euros } from '@mijn/domain/money';
import type { ViewerAnswers } from '../answers.ts';

/** A mutable copy of a type, with amounts as plain numbers. */
export type Changeable<T> = T extends Euros
  ? number
  : { -readonly [K in keyof T]: Changeable<T[K]> };

export type Viewer = Changeable<ViewerAnswers>;

/** A change to one persona's responses that contradicts others, and the rule that finds it. */
export interface PlantedContradiction {
  readonly rule: string;
  readonly who: string;
  /** The second persona is Sanne. */
  readonly change: (viewer: Viewer, sanne: Viewer) => void;
}

/** Creates a planted contradiction. */
export function plant(
  rule: string,
  who: string,
  change: PlantedContradiction['change'],
): PlantedContradiction {
  return { rule, who, change };
}

/**
 * Returns the first matching element.
 * @throws Error if there is none
 */
export function first<T>(list: readonly T[], isSo: (item: T) => boolean = () => true): T {
  const found = list.find(isSo);
  if (found === undefined) throw new Error('Nothing to plant a contradiction in');
  return found;
}

export const ownRisk = ({
  eigenRisico,
}: Viewer): NonNullable<Viewer['eigenRisico'][number]['eigenRisico']> =>
  first(
    eigenRisico.flatMap(({ eigenRisico: answer }) => answer ?? []),
    ({ totaalVerbruikt }) => totaalVerbruikt > 0,
  );
