/** How far forward one can go at once, in days: two years. */
export const versteSprong = 731;

/** The jumps that have a button, by its word. */
export const sprongen = {
  dag: (dag: Temporal.PlainDate) => dag.add({ days: 1 }),
  week: (dag: Temporal.PlainDate) => dag.add({ weeks: 1 }),
  maand: (dag: Temporal.PlainDate) => dag.add({ months: 1 }),
  jaareinde: (dag: Temporal.PlainDate) => {
    const eind = dag.with({ month: 12, day: 31 });
    return dag.equals(eind) ? dag.add({ years: 1 }) : eind;
  },
} as const satisfies Readonly<Record<string, (dag: Temporal.PlainDate) => Temporal.PlainDate>>;

/** The word of a jump that has a button. */
export type Sprong = keyof typeof sprongen;

/** Tells whether a word from outside is one of a button. */
export function isSprong(woord: unknown): woord is Sprong {
  return typeof woord === 'string' && Object.hasOwn(sprongen, woord);
}

/** Why a jump is not made. */
export type Weigering = 'geenDag' | 'nietTerug' | 'teVer' | 'alVerzet';

/** What a form asks for: which day one saw, and where to. */
export interface Vraag {
  /** The day that stood on the page; another one by now means that it was moved meanwhile. */
  readonly van: string | null;
  /** The word of a button, or `datum`. */
  readonly naar: string | null;
  /** The day chosen, where `naar` is `datum`. */
  readonly datum: string | null;
}

function leesDatum(tekst: string | null): Temporal.PlainDate | undefined {
  if (tekst === null || !/^\d{4}-\d{2}-\d{2}$/.test(tekst)) return undefined;
  try {
    return Temporal.PlainDate.from(tekst, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** How many days a form asks to go forward from `dag`, or why that is not done. */
export function dagenVooruit(dag: string, { van, naar, datum }: Vraag): number | Weigering {
  if (van !== dag) return 'alVerzet';
  const vandaag = Temporal.PlainDate.from(dag);
  const doel = isSprong(naar) ? sprongen[naar](vandaag) : leesDatum(datum);
  if (doel === undefined) return 'geenDag';
  const { days } = vandaag.until(doel, { largestUnit: 'days' });
  if (days < 1) return 'nietTerug';
  return days > versteSprong ? 'teVer' : days;
}
