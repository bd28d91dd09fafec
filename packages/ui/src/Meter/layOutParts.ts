/** A part of a limited amount. The caller chooses the unit, the same for all parts. */
export interface MeterShare {
  readonly kind: 'used' | 'remaining' | 'voluntary';
  /** An integer of 0 or more. */
  readonly size: number;
}

export interface MeterSurface extends MeterShare {
  readonly x: number;
  readonly width: number;
}

/** Lays out the parts end to end over the whole width. Leaves out parts of zero. */
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
