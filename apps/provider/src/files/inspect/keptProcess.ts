import type { ChildProcess } from 'node:child_process';

/** A process that is started when it is needed, and ends after a while with nothing to do. */
export interface KeptProcess {
  /** Does something with it: `alive` gives the process that runs, or starts one. One at a time. */
  readonly use: <T>(work: (alive: () => ChildProcess) => Promise<T>) => Promise<T>;
  /** Ends it; who needs it next starts a fresh one. */
  readonly stop: () => void;
}

/** @param idleMs it ends when there was nothing to do for this long, milliseconds */
export function createKeptProcess(start: () => ChildProcess, idleMs: number): KeptProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const alive = (): ChildProcess => {
    if (!child?.connected || child.killed) child = start();
    return child;
  };
  return {
    stop,
    use: async (work) => {
      clearTimeout(idle);
      try {
        return await work(alive);
      } finally {
        idle = setTimeout(stop, idleMs).unref();
      }
    },
  };
}
