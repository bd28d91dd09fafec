/** What a step of the staircase stands for. */
export type TredeSoort =
  | 'gedeclareerd'
  | 'nietVergoed'
  | 'wettelijkeBijdrage'
  | 'eigenRisico'
  | 'uitbetaald';

/** A step: the first and the last stand on the ground, those between go down from the one before. */
export interface Trede {
  readonly soort: TredeSoort;
  readonly label: string;
  /** Integer cents, 0 or more. */
  readonly cents: number;
  /** One line of explanation under the label. */
  readonly uitleg?: string | undefined;
}

/** Where the bar of a step stands: percentages of the whole width. */
export interface Balk {
  readonly x: number;
  readonly breedte: number;
}

const opDeGrond: ReadonlySet<TredeSoort> = new Set(['gedeclareerd', 'uitbetaald']);

/** Tells whether a step takes something off. */
export function gaatEraf(trede: Trede): boolean {
  return !opDeGrond.has(trede.soort);
}

/**
 * Lays the bars: each deduction ends where the one before it began, so that one sees it add up.
 * @returns a bar for each step in the same order; all 0 when nothing was declared.
 */
export function legTrappen(treden: readonly Trede[]): Balk[] {
  const geheel = Math.max(...treden.map((trede) => trede.cents), 0);
  const deel = (cents: number) => (geheel === 0 ? 0 : (cents / geheel) * 100);
  let hoogte = treden[0]?.cents ?? 0;
  return treden.map((trede) => {
    if (!gaatEraf(trede)) return { x: 0, breedte: deel(trede.cents) };
    hoogte -= trede.cents;
    return { x: deel(Math.max(hoogte, 0)), breedte: deel(trede.cents) };
  });
}
