import { UpstreamError, Refusal } from '../../http/refusal.ts';
import { createFatalFiles } from './fatalFiles.ts';
import type { Inspection } from './inspection.ts';
import { createInspectorProcess, type Limits, tooHeavy } from './inspectorProcess.ts';

/** An uploaded file. */
export interface SourceFile {
  readonly path: string;
  /** SHA-256 in hex, to recognise the same file in a later upload. */
  readonly sha256: string;
}

/** Inspects files in disposable processes. */
export interface Inspector {
  /** Starts the processes, so that the first file does not wait for them. */
  readonly warm: () => void;
  /**
   * Inspects a file and writes the re-encoded one to `target`.
   * @throws Refusal 503 when the process was lost, which may not be the file's fault; Error when the inspection itself
   * fails or was aborted
   */
  readonly inspect: (
    source: SourceFile,
    target: string,
    signal?: AbortSignal,
  ) => Promise<Inspection>;
  readonly close: () => Promise<void>;
}

const megabyte = 1024 * 1024;

/** Limits per file, equal in fresh and used processes (ADR 0004). */
const plainLimits: Limits = {
  wallMs: 60_000,
  cpuMs: 10_000,
  growth: 300 * megabyte,
  // A process takes 150 MB when loaded and 200 after PDFs: renew it only when a file left much behind.
  renewAbove: 280 * megabyte,
};

/** Equal to the number of concurrent turns (`turns.ts`). */
const processes = 2;

/**
 * Creates an inspector. Its processes may read the file and write the result, in their own folder below `folder`
 * (`sandbox.ts`), and end when a file exceeds processor time or memory: that file is refused. So is a file with which
 * processes are lost repeatedly while others pass.
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
    throw new Refusal(503, [], new UpstreamError('the process that inspects files was lost'));
  };
  return {
    warm: () => {
      for (const { warm } of all) warm();
    },
    inspect: (source, target, signal) => {
      const free = all.reduce((least, one) => (one.underWay < least.underWay ? one : least));
      // Rotate: of two idle processes the next file takes the one that is not being renewed.
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
