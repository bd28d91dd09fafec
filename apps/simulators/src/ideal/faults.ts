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
function ownDuration(fault: Fault): number {
  const facts = faults[fault];
  return 'ms' in facts ? facts.ms : 0;
}

export interface Setting {
  readonly what: Fault;
  /** Limits it to payments identified by this word (`keywords`); all if absent. */
  readonly forPayment?: string | undefined;
  /** Number of times; unlimited if absent. */
  readonly times?: number | undefined;
  /** Duration in milliseconds, for faults that take time. */
  readonly ms?: number | undefined;
}

interface ActiveFault<G extends FaultGroup> {
  readonly what: FaultOf<G>;
  readonly ms: number;
}

export interface FaultList {
  /** Sets a fault, replacing another of its group for the same payments. */
  set(setting: Setting): void;
  /** Removes faults for `forPayment` (undefined: for all payments), of one group or every. */
  clear(forPayment: string | undefined, group?: FaultGroup): void;
  clearAll(): void;
  list(): readonly Setting[];
  /** Returns the fault set for exactly `forPayment`, without using it up. */
  find(group: FaultGroup, forPayment: string | undefined): Fault | undefined;
  /** Returns the fault of a group that applies to a payment: one for it before one for all. */
  applies<G extends FaultGroup>(group: G, words: readonly string[]): ActiveFault<G> | undefined;
  /** Like `applies`, but uses up one of its times. */
  happens<G extends FaultGroup>(group: G, words: readonly string[]): ActiveFault<G> | undefined;
}

function isOfGroup<G extends FaultGroup>(fault: Fault, group: G): fault is FaultOf<G> {
  return faults[fault].group === group;
}

function activeFault<G extends FaultGroup>(
  group: G,
  row: Setting | undefined,
): ActiveFault<G> | undefined {
  if (row === undefined || !isOfGroup(row.what, group)) return undefined;
  return { what: row.what, ms: row.ms ?? ownDuration(row.what) };
}

/** Creates an empty list of faults, in memory. */
export function createFaultList(): FaultList {
  let rows: readonly Setting[] = [];
  const clear: FaultList['clear'] = (forPayment, group) => {
    rows = rows.filter(
      (row) =>
        row.forPayment !== forPayment || (group !== undefined && !isOfGroup(row.what, group)),
    );
  };
  function usage(row: Setting): void {
    if (row.times === undefined) return;
    const left = { ...row, times: row.times - 1 };
    rows = rows.flatMap((one) => (one !== row ? [one] : left.times > 0 ? [left] : []));
  }
  function search(group: FaultGroup, words: readonly string[]): Setting | undefined {
    const possible = rows.filter(({ what }) => isOfGroup(what, group));
    return (
      possible.find(({ forPayment }) => forPayment !== undefined && words.includes(forPayment)) ??
      possible.find(({ forPayment }) => forPayment === undefined)
    );
  }
  return {
    set(setting) {
      clear(setting.forPayment, faults[setting.what].group);
      rows = [...rows, setting];
    },
    clear,
    clearAll: () => {
      rows = [];
    },
    list: () => rows,
    find: (group, forPayment) =>
      rows.find((row) => row.forPayment === forPayment && isOfGroup(row.what, group))?.what,
    applies: (group, words) => activeFault(group, search(group, words)),
    happens(group, words) {
      const row = search(group, words);
      if (row !== undefined) usage(row);
      return activeFault(group, row);
    },
  };
}
