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

/** Reads files for callers who do not wait long. */
export interface BillReading {
  /**
   * All pages that are read before it is too late. Reading goes on for a while then: asked again by the same
   * person, it is where it was (ADR 0004).
   * @throws Refusal 408 when the caller has gone, 429 when this person asks too much at once
   */
  readonly read: (asked: FilesToRead) => Promise<BillPages>;
}

interface UnderWay {
  readonly done: Promise<void>;
  readonly progress: Progress;
  /** Ends when the callers have gone, or have not come back for a while: no other page is begun then. */
  readonly interest: AbortController;
  askers: number;
  forget: NodeJS.Timeout | undefined;
}

/** Milliseconds that a reading goes on, or its outcome is kept in memory, after the last caller left. */
const patienceAfterwards = 20_000;

function untilEither(one: AbortSignal, other: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const either = AbortSignal.any([one, other]);
  if (either.aborted) resolve();
  else either.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}

/** @param afterMs how long a reading goes on after the last caller left */
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
    // Those who wait for it hear of it.
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
