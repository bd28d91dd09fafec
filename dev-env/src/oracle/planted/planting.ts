import type { Euros } from '@mijn/domain/money';
import type { ViewerAnswers } from '../answers.ts';

/** The same, but open to change: amounts are plain numbers. */
export type Changeable<T> = T extends Euros
  ? number
  : { -readonly [K in keyof T]: Changeable<T[K]> };

/** The answers to one persona, open to change. */
export type Viewer = Changeable<ViewerAnswers>;

/** A change of single answers to one persona that contradicts others, and the rule that finds it. */
export interface Planted {
  readonly rule: string;
  readonly who: string;
  /** The second persona is Sanne. */
  readonly change: (viewer: Viewer, sanne: Viewer) => void;
}

/** A contradiction to plant, in a few words. */
export function plant(rule: string, who: string, change: Planted['change']): Planted {
  return { rule, who, change };
}

/** The first of a list that is so. @throws Error when there is none to plant a contradiction in */
export function first<T>(list: readonly T[], isSo: (item: T) => boolean = () => true): T {
  const found = list.find(isSo);
  if (found === undefined) throw new Error('Nothing to plant a contradiction in');
  return found;
}

/** Own risk of a year of which some was used. */
export const ownRisk = ({
  eigenRisico,
}: Viewer): NonNullable<Viewer['eigenRisico'][number]['eigenRisico']> =>
  first(
    eigenRisico.flatMap(({ eigenRisico: answer }) => answer ?? []),
    ({ totaalVerbruikt }) => totaalVerbruikt > 0,
  );
