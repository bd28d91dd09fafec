import type { Place, Turns } from '../files/turns.ts';
import { Refusal } from '../http/refusal.ts';
import type { FileToRead, Reader } from './reader.ts';
import type { BillPage } from './rows.rules.ts';

/** A request to read a person's files. */
export interface FilesToRead {
  readonly person: string;
  readonly files: readonly (FileToRead & { readonly bestand_id: string })[];
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal;
  /** Aborts when the time for an answer is up. */
  readonly late: AbortSignal;
}

/** Pages read so far. */
export interface BillPages {
  readonly pages: readonly BillPage[];
  /** Whether all pages were read. */
  readonly complete: boolean;
  /** Whether reading failed or was cut short through no fault of the file: a retry may help. */
  readonly interrupted: boolean;
  /** Whether a page cannot be read because of its file. */
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

/** Reads files for callers with little time. */
export interface BillReading {
  /**
   * Returns the pages that are read in time. Reading continues for a while, so that a second request of the same person
   * resumes it (ADR 0004).
   * @throws Refusal 408 when the client has gone, 429 when this person has too many requests in progress
   */
  readonly read: (asked: FilesToRead) => Promise<BillPages>;
}

interface UnderWay {
  readonly done: Promise<void>;
  readonly progress: Progress;
  /** Aborted when the callers have gone, or have not returned for a while: no further page is started. */
  readonly interest: AbortController;
  askers: number;
  forget: NodeJS.Timeout | undefined;
}

/** Time that reading continues, or its result is kept, after the last caller left; milliseconds. */
const patienceAfterwards = 20_000;

function untilEither(one: AbortSignal, other: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const either = AbortSignal.any([one, other]);
  if (either.aborted) resolve();
  else either.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}

/** @param afterMs time that reading continues after the last caller left, in milliseconds */
export function createBillReading(
  reader: Reader,
  turns: Turns,
  afterMs = patienceAfterwards,
): BillReading {
  const underWay = new Map<string, UnderWay>();
  const begin = (key: string, { person, files }: FilesToRead): UnderWay => {
    const interest = new AbortController();
    const place = turns.enter(person, interest.signal);
    const progress: Progress = {
      pages: [],
      complete: false,
      interrupted: false,
      unreadable: false,
    };
    const done = readAll(reader, files, place, progress).finally(() => place.leave());
    // Callers that await it handle the rejection.
    done.catch(() => undefined);
    const begun = { done, progress, interest, askers: 0, forget: undefined };
    underWay.set(key, begun);
    return begun;
  };
  const leave = (
    key: string,
    one: UnderWay,
    isOver: boolean,
    { signal, late }: FilesToRead,
  ): void => {
    one.askers -= 1;
    const isUnwanted = signal.aborted && !late.aborted;
    const end = (): void => {
      one.interest.abort();
      if (underWay.get(key) === one) underWay.delete(key);
    };
    if (isOver || (isUnwanted && one.askers === 0)) end();
    else if (one.askers === 0) one.forget = setTimeout(end, afterMs).unref();
  };
  return {
    read: async (asked) => {
      const { person, files, signal, late } = asked;
      const key = [person, ...files.map(({ opslagsleutel }) => opslagsleutel)].join(' ');
      const one = underWay.get(key) ?? begin(key, asked);
      clearTimeout(one.forget);
      one.askers += 1;
      let isOver = false;
      try {
        const finished = one.done.finally(() => {
          isOver = true;
        });
        finished.catch(() => undefined);
        await Promise.race([finished, untilEither(signal, late)]);
        if (signal.aborted) throw new Refusal(408);
        const { progress } = one;
        const interrupted = progress.interrupted || !isOver;
        return { ...progress, pages: [...progress.pages], interrupted };
      } finally {
        leave(key, one, isOver, asked);
      }
    },
  };
}
