/** A part of what is limited: of own risk, or of a budget. */
export interface MeterPart {
  readonly kind: 'used' | 'remaining' | 'voluntary';
  readonly label: string;
  /** Integer cents, or another whole number where `value` says what it is; 0 or more. */
  readonly cents: number;
  /** What it is in words, where it is no money: "3 behandelingen". */
  readonly value?: string | undefined;
}

/** Where a part stands: percentages of the whole width. */
export interface MeterSurface extends MeterPart {
  readonly x: number;
  readonly width: number;
}

/** Lays the parts end to end; together they fill the meter. Parts of nothing are left out. */
export function layOutParts(parts: readonly MeterPart[]): MeterSurface[] {
  const whole = parts.reduce((sum, part) => sum + part.cents, 0);
  let x = 0;
  const surfaces: MeterSurface[] = [];
  for (const part of parts.filter(({ cents }) => cents > 0)) {
    const width = (part.cents / whole) * 100;
    surfaces.push({ ...part, x, width });
    x += width;
  }
  return surfaces;
}
