/**
 * What can be made to go wrong, by key (contract of tests and of the page), in three groups of
 * which one fault holds at a time: `melding` (the webhook), `ophalen` (what is answered when the
 * payment is fetched), `dienst` (the API as a whole). `ms` is how long it takes, where it takes time.
 */
export const storingen = {
  geenMelding: { groep: 'melding', nl: 'Geen melding', en: 'No webhook' },
  dubbeleMelding: { groep: 'melding', nl: 'Dubbele melding', en: 'Webhook sent twice' },
  lateMelding: { groep: 'melding', nl: 'Late melding', en: 'Late webhook', ms: 10_000 },
  vroegeMelding: {
    groep: 'melding',
    nl: 'Melding vóór het antwoord op het aanmaken',
    en: 'Webhook before the answer to the creation',
  },
  omgekeerdeMeldingen: {
    groep: 'melding',
    nl: 'Meldingen in omgekeerde volgorde',
    en: 'Webhooks out of order',
    ms: 10_000,
  },
  vervalsteMelding: {
    groep: 'melding',
    nl: 'Ook een vervalste melding',
    en: 'A forged webhook as well',
  },
  verkeerdBedrag: { groep: 'ophalen', nl: 'Ander bedrag', en: 'Another amount' },
  verkeerdeValuta: { groep: 'ophalen', nl: 'Andere valuta', en: 'Another currency' },
  verkeerdKenmerk: { groep: 'ophalen', nl: 'Ander kenmerk', en: 'Another reference' },
  traag: { groep: 'dienst', nl: 'Traag', en: 'Slow', ms: 30_000 },
  halfAntwoord: { groep: 'dienst', nl: 'Half antwoord', en: 'Half an answer' },
  fout500: { groep: 'dienst', nl: 'Fout 500', en: 'Error 500' },
  geenJson: { groep: 'dienst', nl: 'Een webpagina in plaats van JSON', en: 'A page, not JSON' },
  weg: { groep: 'dienst', nl: 'Onbereikbaar', en: 'Out of reach' },
} as const satisfies Readonly<
  Record<string, { groep: string; nl: string; en: string; ms?: number }>
>;

/** The key of a fault. */
export type Storing = keyof typeof storingen;

/** A group of faults of which one holds at a time. */
export type Storingsgroep = (typeof storingen)[Storing]['groep'];

/** The keys of the faults in a group. */
export type StoringVan<G extends Storingsgroep> = {
  [S in Storing]: (typeof storingen)[S]['groep'] extends G ? S : never;
}[Storing];

/** The groups, in the order of the page. */
export const storingsgroepen: readonly Storingsgroep[] = ['melding', 'ophalen', 'dienst'];

/** Tells whether a word from outside is the key of a fault. */
export function isStoring(woord: unknown): woord is Storing {
  return typeof woord === 'string' && Object.hasOwn(storingen, woord);
}

/** The faults of a group, in the order of the page. */
export function storingenVan<G extends Storingsgroep>(groep: G): readonly StoringVan<G>[] {
  return Object.keys(storingen)
    .filter(isStoring)
    .filter((sleutel): sleutel is StoringVan<G> => storingen[sleutel].groep === groep);
}

/** How long a fault takes by itself, in milliseconds. */
export function eigenDuur(storing: Storing): number {
  const feiten = storingen[storing];
  return 'ms' in feiten ? feiten.ms : 0;
}
