import type { Place, Turns } from '../files/turns.ts';
import { Refusal } from '../http/refusal.ts';
import type { KeptFile, Reader } from './reader.ts';
import type { BillPage } from './rows.rules.ts';

/** Files of somebody that are to be read. */
export interface FilesToRead {
  readonly person: string;
  readonly files: readonly (KeptFile & { readonly bestand_id: string })[];
  /** Ends when nobody waits for an answer any more. */
  readonly signal: AbortSignal;
  /** Ends when it is too late for an answer. */
  readonly late: AbortSignal;
}

/** What was read of files. */
export interface BillPages {
  readonly pages: readonly BillPage[];
  /** Whether that is all of them. */
  readonly complete: boolean;
  /** Something could not be read now, for a reason of ours: again may help. */
  readonly interrupted: boolean;
  /** Something cannot be read, for a reason in its file. */
  readonly unreadable: boolean;
}

type Progress = { -readonly [Name in Exclude<keyof BillPages, 'pages'>]: BillPages[Name] } & {
  readonly pages: BillPage[];
};

async function readAll(
  reader: Reader,
  files: FilesToRead['files'],
  place: Place,
  progress: Progress,
): Promise<void> {
  let complete = true;
  for (const file of files) {
    const { bestand_id: bestandId } = file;
    let bladzijde = 0;
    try {
      const read = await reader.read(file, place, (page) => {
        bladzijde += 1;
        progress.pages.push({ ...page, bestandId, bladzijde });
      });
      complete &&= read.complete;
      progress.unreadable ||= read.unreadable;
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 503)) throw error;
      complete = false;
      progress.interrupted = true;
    }
  }
  progress.complete = complete;
}

/**
 * All pages that are read before it is too late. The page under way is finished for nobody then, so that the
 * process stays for the next caller; no other page is begun (ADR 0055).
 * @throws Refusal 408 when the caller has gone, 429 when this person asks too much at once
 */
export async function readInTime(
  reader: Reader,
  turns: Turns,
  { person, files, signal, late }: FilesToRead,
): Promise<BillPages> {
  const place = turns.enter(person, AbortSignal.any([signal, late]));
  const progress: Progress = { pages: [], complete: false, interrupted: false, unreadable: false };
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  const stop = (): void => resolve();
  late.addEventListener('abort', stop, { once: true });
  const all = readAll(reader, files, place, progress)
    .catch((error: unknown) => {
      if (!late.aborted || signal.aborted) throw error;
    })
    .finally(() => {
      place.leave();
      late.removeEventListener('abort', stop);
    });
  await Promise.race([all, tooLate]);
  return {
    ...progress,
    pages: [...progress.pages],
    interrupted: progress.interrupted || (late.aborted && !progress.complete),
  };
}
