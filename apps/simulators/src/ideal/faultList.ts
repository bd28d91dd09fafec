import { ownDuration, faults, type Fault, type FaultGroup, type FaultOf } from './faults.ts';

export interface Setting {
  readonly what: Fault;
  /** Limits it to payments identified by this word (`keywords`); all if absent. */
  readonly forPayment?: string | undefined;
  /** Number of times; unlimited if absent. */
  readonly times?: number | undefined;
  /** Duration in milliseconds, for faults that take time. */
  readonly ms?: number | undefined;
}

export interface ActiveFault<G extends FaultGroup> {
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
