/** Tells a file that kills the processes that open it from a machine in trouble. */
export interface FatalFiles {
  /**
   * Notes that a process was lost with this file. True when the file is to blame: it happened before,
   * and another file passed in between.
   */
  readonly noteLoss: (file: string) => boolean;
  /** Notes that a file passed. */
  readonly notePass: (file: string) => void;
}

const mostRemembered = 1_000;

/** Makes the memory of one copy; files are named by any key that the same file has again. */
export function createFatalFiles(): FatalFiles {
  /** Files that a process was lost with, and whether another one passed since. */
  const passedSince = new Map<string, boolean>();
  return {
    noteLoss: (file) => {
      if (passedSince.get(file)) return true;
      passedSince.set(file, false);
      const [oldest] = passedSince.keys();
      if (passedSince.size > mostRemembered && oldest !== undefined) passedSince.delete(oldest);
      return false;
    },
    notePass: (file) => {
      passedSince.delete(file);
      for (const other of passedSince.keys()) passedSince.set(other, true);
    },
  };
}
