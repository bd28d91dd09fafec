/** How much of what is limited a part is; what it is counted in is the caller's, the same for all parts. */
export interface MeterShare {
  readonly kind: 'used' | 'remaining' | 'voluntary';
  /** A whole number, 0 or more. */
  readonly size: number;
}

/** Where a part stands: percentages of the whole width. */
export interface MeterSurface extends MeterShare {
  readonly x: number;
  readonly width: number;
}

/** Lays the parts end to end; together they fill the meter. Parts of nothing are left out. */
export function layOutParts(parts: readonly MeterShare[]): MeterSurface[] {
  const whole = parts.reduce((sum, part) => sum + part.size, 0);
  let x = 0;
  const surfaces: MeterSurface[] = [];
  for (const { kind, size } of parts.filter((part) => part.size > 0)) {
    const width = (size / whole) * 100;
    surfaces.push({ kind, size, x, width });
    x += width;
  }
  return surfaces;
}
