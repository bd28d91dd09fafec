/**
 * Faults by key (used by tests and the page), in three groups with one active fault each: `notice` (the
 * webhook), `retrieval` (the fetched payment), `service` (the whole API). `ms` is the duration, for faults
 * that take time.
 */
export const faults = {
  noNotice: { group: 'notice', nl: 'Geen melding', en: 'No webhook' },
  duplicateNotice: { group: 'notice', nl: 'Dubbele melding', en: 'Webhook sent twice' },
  lateNotice: { group: 'notice', nl: 'Late melding', en: 'Late webhook', ms: 10_000 },
  earlyNotice: {
    group: 'notice',
    nl: 'Melding vóór het antwoord op het aanmaken',
    en: 'Webhook before the answer to the creation',
  },
  reversedNotices: {
    group: 'notice',
    nl: 'Meldingen in omgekeerde volgorde',
    en: 'Webhooks out of order',
    ms: 10_000,
  },
  forgedNotice: {
    group: 'notice',
    nl: 'Ook een vervalste melding',
    en: 'A forged webhook as well',
  },
  wrongAmount: { group: 'retrieval', nl: 'Ander bedrag', en: 'Another amount' },
  wrongCurrency: { group: 'retrieval', nl: 'Andere valuta', en: 'Another currency' },
  wrongKenmerk: { group: 'retrieval', nl: 'Ander kenmerk', en: 'Another reference' },
  slow: { group: 'service', nl: 'Traag', en: 'Slow', ms: 30_000 },
  halfResponse: { group: 'service', nl: 'Half antwoord', en: 'Half an answer' },
  error500: { group: 'service', nl: 'Fout 500', en: 'Error 500' },
  noJson: { group: 'service', nl: 'Een webpagina in plaats van JSON', en: 'A page, not JSON' },
  gone: { group: 'service', nl: 'Onbereikbaar', en: 'Out of reach' },
} as const satisfies Readonly<
  Record<string, { group: string; nl: string; en: string; ms?: number }>
>;

export type Fault = keyof typeof faults;

export type FaultGroup = (typeof faults)[Fault]['group'];

export type FaultOf<G extends FaultGroup> = {
  [S in Fault]: (typeof faults)[S]['group'] extends G ? S : never;
}[Fault];

export const faultGroups: readonly FaultGroup[] = ['notice', 'retrieval', 'service'];

/** Type guard for the key of a fault. */
export function isFault(word: unknown): word is Fault {
  return typeof word === 'string' && Object.hasOwn(faults, word);
}

/** Returns the faults of a group, in order of display. */
export function faultsOf<G extends FaultGroup>(group: G): readonly FaultOf<G>[] {
  return Object.keys(faults)
    .filter(isFault)
    .filter((key): key is FaultOf<G> => faults[key].group === group);
}

/** Returns the default duration of a fault in milliseconds. */
export function ownDuration(fault: Fault): number {
  const facts = faults[fault];
  return 'ms' in facts ? facts.ms : 0;
}
