import { BehindError, Refusal } from '../../http/refusal.ts';
import { createFatalFiles } from './fatalFiles.ts';
import type { Inspection } from './inspection.ts';
import { createInspectorProcess, type Limits, tooHeavy } from './inspectorProcess.ts';

/** A file that came in. */
export interface SourceFile {
  readonly path: string;
  /** SHA-256 in hex, by which the same file is known when it is sent again. */
  readonly sha256: string;
}

/** Inspects files, in processes that can be thrown away. */
export interface Inspector {
  /** Starts the processes now, so that the first file does not wait for them. */
  readonly warm: () => void;
  /**
   * Checks a file; what we keep of it comes at `target`.
   * @throws Refusal 503 when the process was lost with it, which is no fault of the file; Error when the
   * inspection itself fails, or nobody waits for it any more.
   */
  readonly inspect: (
    source: SourceFile,
    target: string,
    signal?: AbortSignal,
  ) => Promise<Inspection>;
  readonly close: () => Promise<void>;
}

const megabyte = 1024 * 1024;

/** The limits of a file: the same in a fresh process and in a used one (ADR 0004). */
const plainLimits: Limits = {
  wallMs: 60_000,
  cpuMs: 10_000,
  growth: 300 * megabyte,
  // It weighs 150 MB with its programs, and 200 after PDFs: those that a file left much in are renewed.
  renewAbove: 280 * megabyte,
};

/** As many as there are pieces of work at once (`turns.ts`). */
const processes = 2;

/**
 * Makes an inspector. Its processes may read their own file and write what is kept of it, in a folder of
 * their own in `folder` (`sandbox.ts`), and end when a file takes too much processor time or memory: that
 * file is refused. So is one with which processes are lost again and again while others pass.
 */
export function createInspector(folder: string, limits: Partial<Limits> = {}): Inspector {
  const inside = { ...plainLimits, ...limits };
  const fatal = createFatalFiles();
  const all = Array.from({ length: processes }, () => ({
    ...createInspectorProcess(folder, inside),
    underWay: 0,
    turn: Promise.resolve<unknown>(undefined),
  }));
  const judge = (inspection: Inspection | undefined, { sha256 }: SourceFile): Inspection => {
    if (inspection) {
      if (inspection !== tooHeavy) fatal.notePass(sha256);
      return inspection;
    }
    if (fatal.noteLoss(sha256)) return tooHeavy;
    throw new Refusal(503, [], new BehindError('the process that inspects files was lost'));
  };
  return {
    warm: () => {
      for (const { warm } of all) warm();
    },
    inspect: (source, target, signal) => {
      const free = all.reduce((least, one) => (one.underWay < least.underWay ? one : least));
      // To the end: of two that are free the next file takes the other, which is not being renewed.
      all.push(...all.splice(all.indexOf(free), 1));
      free.underWay += 1;
      const own = free.turn
        .then(() => free.inspect(source.path, target, signal))
        .then((inspection) => judge(inspection, source));
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
