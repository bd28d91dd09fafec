import { ownDuration, faults, type Fault, type FaultGroup, type FaultOf } from './faults.ts';

/** A fault that is to happen. */
export interface Setting {
  readonly what: Fault;
  /** Only with payments that this word means (`keywords`); with all when left out. */
  readonly forPayment?: string | undefined;
  /** How many times; until it is taken away when left out. */
  readonly times?: number | undefined;
  /** How long it takes, in milliseconds, where it takes time. */
  readonly ms?: number | undefined;
}

/** A fault that happens now. */
export interface ActiveFault<G extends FaultGroup> {
  readonly what: FaultOf<G>;
  readonly ms: number;
}

/** The faults that are set. */
export interface FaultList {
  /** Sets a fault, instead of another of its group for the same payments. */
  set(setting: Setting): void;
  /** Takes faults away: those for `forPayment` (undefined: for all payments), of one group or every. */
  clear(forPayment: string | undefined, group?: FaultGroup): void;
  /** Takes every fault away. */
  clearAll(): void;
  list(): readonly Setting[];
  /** What stands set for exactly `forPayment`, without using it up. */
  find(group: FaultGroup, forPayment: string | undefined): Fault | undefined;
  /** The fault of a group that holds for a payment: one that is set for it before one for all. */
  applies<G extends FaultGroup>(group: G, words: readonly string[]): ActiveFault<G> | undefined;
  /** The same, which now happens: it uses one of its times up. */
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

/** An empty list of faults, in memory. */
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
