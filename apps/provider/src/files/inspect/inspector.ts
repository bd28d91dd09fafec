import type { Inspection } from './inspection.ts';
import { createInspectorProcess, type Limits } from './inspectorProcess.ts';

/** Inspects files, in processes that can be thrown away. */
export interface Inspector {
  /**
   * Checks the file at `source`; what we keep of it comes at `target`.
   * @throws Error when the inspection itself fails, which is no fault of the file, or when `signal` ends it.
   */
  readonly inspect: (source: string, target: string, signal?: AbortSignal) => Promise<Inspection>;
  readonly close: () => Promise<void>;
}

const megabyte = 1024 * 1024;

const plainLimits: Limits = {
  timeMs: 20_000,
  cpuMs: 5_000,
  // What quality asks of one inspection; the whole corpus stays below (`inspectionMemory.proof.test.ts`).
  growth: 150 * megabyte,
  idleMs: 30_000,
};

/** As many as there are pieces of work at once (`turns.ts`). */
const processes = 2;

/**
 * Makes an inspector. Its processes may read their own file and write what is kept of it, in a folder of
 * their own in `folder` (`sandbox.ts`), and are killed when a file takes too much time or memory: that
 * file is refused.
 */
export function createInspector(folder: string, limits: Partial<Limits> = {}): Inspector {
  const inside = { ...plainLimits, ...limits };
  const all = Array.from({ length: processes }, () => ({
    ...createInspectorProcess(folder, inside),
    underWay: 0,
    turn: Promise.resolve<unknown>(undefined),
  }));
  return {
    inspect: (source, target, signal) => {
      const free = all.reduce((least, one) => (one.underWay < least.underWay ? one : least));
      free.underWay += 1;
      const own = free.turn.then(() => free.inspect(source, target, signal));
      free.turn = own
        .catch(() => undefined)
        .finally(() => {
          free.underWay -= 1;
        });
      return own;
    },
    close: async () => {
      await Promise.all(all.map(({ turn }) => turn));
      for (const { stop } of all) stop();
    },
  };
}
