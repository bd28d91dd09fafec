/** What a step of the staircase stands for. */
export type TreadKind =
  | 'declared'
  | 'notCovered'
  | 'wettelijkeBijdrage'
  | 'eigenRisico'
  | 'paidOut';

/** A step: the first and the last stand on the ground, those between go down from the one before. */
export interface Tread {
  readonly kind: TreadKind;
  readonly label: string;
  /** Integer cents, 0 or more. */
  readonly cents: number;
  /** One line of explanation under the label. */
  readonly explanation?: string | undefined;
}

/** Where the bar of a step stands: percentages of the whole width. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

const onGround: ReadonlySet<TreadKind> = new Set(['declared', 'paidOut']);

/** Tells whether a step takes something off. */
export function isDeducted(tread: Tread): boolean {
  return !onGround.has(tread.kind);
}

/**
 * Lays the bars: each deduction ends where the one before it began, so that one sees it add up.
 * @returns a bar for each step in the same order; all 0 when nothing was declared.
 */
export function layOutStaircase(treads: readonly Tread[]): Bar[] {
  const whole = Math.max(...treads.map((tread) => tread.cents), 0);
  const part = (cents: number) => (whole === 0 ? 0 : (cents / whole) * 100);
  let height = treads[0]?.cents ?? 0;
  return treads.map((tread) => {
    if (!isDeducted(tread)) return { x: 0, width: part(tread.cents) };
    height -= tread.cents;
    return { x: part(Math.max(height, 0)), width: part(tread.cents) };
  });
}
