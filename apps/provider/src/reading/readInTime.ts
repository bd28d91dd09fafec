import type { Place, Turns } from '../files/turns.ts';
import type { KeptFile, Reader } from './reader.ts';
import type { BillPage } from './rows.rules.ts';

/** Files of somebody that are to be read. */
export interface FilesToRead {
  readonly person: string;
  readonly files: readonly (KeptFile & { readonly bestand_id: string })[];
  /** Ends when nobody waits for an answer any more: what is under way ends with it. */
  readonly signal: AbortSignal;
  /** Ends when it is too late for an answer: what is under way is finished for nobody, and nothing else begins. */
  readonly late: AbortSignal;
}

/** What was read of files, and whether that is all of them. */
export interface BillPages {
  readonly pages: readonly BillPage[];
  readonly complete: boolean;
}

async function readAll(
  reader: Reader,
  files: FilesToRead['files'],
  place: Place,
  pages: BillPage[],
): Promise<boolean> {
  let complete = true;
  for (const file of files) {
    const { bestand_id: bestandId } = file;
    let bladzijde = 0;
    const read = await reader.read(file, place, (page) => {
      bladzijde += 1;
      pages.push({ ...page, bestandId, bladzijde });
    });
    complete &&= read.complete;
  }
  return complete;
}

/**
 * All pages that are read before it is too late. The reading process then finishes its page, and stays warm for
 * whoever asks next (ADR 0055).
 * @throws Refusal 408 when whoever asked has gone, 429 when this person asks too much at once
 */
export async function readInTime(
  reader: Reader,
  turns: Turns,
  { person, files, signal, late }: FilesToRead,
): Promise<BillPages> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  signal.addEventListener('abort', leave, { once: true });
  const place = turns.enter(person, AbortSignal.any([signal, late]));
  const pages: BillPage[] = [];
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const stop = (): void => {
    signal.removeEventListener('abort', leave);
    resolve(false);
  };
  late.addEventListener('abort', stop, { once: true });
  const all = readAll(reader, files, { ...place, signal: gone.signal }, pages)
    .catch((error: unknown) => {
      if (late.aborted && !gone.signal.aborted) return false;
      throw error;
    })
    .finally(() => {
      place.leave();
      signal.removeEventListener('abort', leave);
      late.removeEventListener('abort', stop);
    });
  const complete = await Promise.race([all, tooLate]);
  return { pages: [...pages], complete };
}
