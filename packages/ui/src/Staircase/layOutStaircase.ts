export type TreadKind =
  | 'declared'
  | 'notCovered'
  | 'wettelijkeBijdrage'
  | 'eigenRisico'
  | 'paidOut';

/** A step: the first and last start at the ground, the others descend from the previous one. */
export interface Tread {
  readonly kind: TreadKind;
  readonly label: string;
  /** Integer cents, 0 or more. */
  readonly cents: number;
  readonly explanation?: string | undefined;
}

/** Position of a bar, in percent of the width. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

const onGround: ReadonlySet<TreadKind> = new Set(['declared', 'paidOut']);

/** Returns whether a step is a deduction. */
export function isDeducted(tread: Tread): boolean {
  return !onGround.has(tread.kind);
}

/**
 * Lays out the bars: each deduction ends where the previous one began.
 * @returns a bar for each step in order; all 0 if nothing was declared
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
