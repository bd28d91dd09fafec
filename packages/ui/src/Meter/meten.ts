/** A part of the own risk. */
export interface MeterDeel {
  readonly soort: 'gebruikt' | 'over' | 'vrijwillig';
  readonly label: string;
  /** Integer cents, 0 or more. */
  readonly cents: number;
}

/** Where a part stands: percentages of the whole width. */
export interface MeterVlak extends MeterDeel {
  readonly x: number;
  readonly breedte: number;
}

/** Lays the parts end to end; together they fill the meter. Parts of nothing are left out. */
export function legDelen(delen: readonly MeterDeel[]): MeterVlak[] {
  const geheel = delen.reduce((som, deel) => som + deel.cents, 0);
  let x = 0;
  const vlakken: MeterVlak[] = [];
  for (const deel of delen.filter(({ cents }) => cents > 0)) {
    const breedte = (deel.cents / geheel) * 100;
    vlakken.push({ ...deel, x, breedte });
    x += breedte;
  }
  return vlakken;
}
