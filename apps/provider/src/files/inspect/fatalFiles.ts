/** Decides whether a lost process is the file's fault, or that of a machine in trouble. */
export interface FatalFiles {
  /**
   * Records that a process was lost while opening this file. True when the file is to blame: it happened before, and
   * another file passed in between.
   */
  readonly noteLoss: (file: string) => boolean;
  /** Records that a file passed. */
  readonly notePass: (file: string) => void;
}

const mostRemembered = 1_000;

/** Creates the record of this process. Files are identified by any stable key, such as their hash. */
export function createFatalFiles(): FatalFiles {
  /** Files with which a process was lost, and whether another file passed since. */
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
