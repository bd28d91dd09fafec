/** A day as it is being typed, in three parts. */
export interface Datumdelen {
  readonly dag: string;
  readonly maand: string;
  readonly jaar: string;
}

/** Splits `yyyy-mm-dd` into its parts without leading zeros; a part of zeros, and all of anything else, is empty. */
export function splitsDatum(iso: string): Datumdelen {
  const [, jaar = '', maand = '', dag = ''] = /^0*(\d*)-0*(\d*)-0*(\d*)$/.exec(iso) ?? [];
  return { dag, maand, jaar };
}

/**
 * Joins the parts to `yyyy-mm-dd`, which need not be a real day: that is for the form to say.
 * @returns '' while nothing at all is filled in.
 */
export function voegDatum({ dag, maand, jaar }: Datumdelen): string {
  if (!dag && !maand && !jaar) return '';
  return `${jaar.padStart(4, '0')}-${maand.padStart(2, '0')}-${dag.padStart(2, '0')}`;
}
