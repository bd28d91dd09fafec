import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFatalFiles } from '../files/inspect/fatalFiles.ts';
import type { FileKind } from '../files/inspect/inspection.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Place } from '../files/turns.ts';
import { UpstreamError, Refusal } from '../http/refusal.ts';
import type { Answer, ReadOrder } from './process/child.ts';
import type { ReadPage } from './process/page.ts';
import { createReaderProcess, type ReaderLimits } from './readerProcess.ts';

/** A stored file. */
export interface FileToRead {
  readonly opslagsleutel: string;
  readonly soort: FileKind;
}

/** Reads bills in a disposable process (ADR 0055). */
export interface Reader {
  /** Starts the process, and keeps one ready from now on. */
  readonly warm: () => void;
  /**
   * Reads the pages of a file, each in this person's turn. Calls `tell` for each page as soon as it is read.
   * @throws Refusal 408 when the client has gone, 503 when the process was lost: a retry may help
   */
  readonly read: (
    file: FileToRead,
    place: Place,
    tell?: (page: ReadPage) => void,
  ) => Promise<ReadPages>;
  /**
   * Returns a page as an upright JPEG; undefined when there is no such page.
   * @throws Refusal like `read`
   */
  readonly show: (file: FileToRead, page: number, place: Place) => Promise<Buffer | undefined>;
  readonly close: () => Promise<void>;
}

/** Pages of a file. */
export interface ReadPages {
  readonly pages: readonly ReadPage[];
  /** Whether all pages were read. */
  readonly complete: boolean;
  /** Whether a page cannot be read: no program opens it, or it exceeds the limits of a page. */
  readonly unreadable: boolean;
}

const megabyte = 1024 * 1024;

const plainLimits: ReaderLimits = {
  wallMs: 30_000,
  cpuMs: 10_000,
  // The process takes 200 MB with its model, and a page adds 40 MB.
  growth: 100 * megabyte,
  renewAbove: 255 * megabyte,
};

/** Maximum number of pages read per file: no bill has more. */
const mostPages = 12;

/** Copies a stored file to `folder` for the duration of a piece of work. */
function createLender({ read }: FileStorage, folder: string) {
  return async <T>(file: FileToRead, perform: (source: string) => Promise<T>): Promise<T> => {
    const source = path.join(folder, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await pipeline(await read(file.opslagsleutel), createWriteStream(source));
      return await perform(source);
    } finally {
      await rm(source, { force: true });
    }
  };
}

/** Creates a reader of files in `storage`; its process works in its own folder. */
export function createReader(storage: FileStorage, limits: Partial<ReaderLimits> = {}): Reader {
  const folder = path.join(storage.workFolder, `reading-${randomUUID()}`);
  const { warm, ask, stop } = createReaderProcess(folder, { ...plainLimits, ...limits });
  const lend = createLender(storage, folder);
  const fatal = createFatalFiles();
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Undefined when the file exceeds the limits.
   * @throws Refusal 503
   */
  const answerTo = async (
    file: FileToRead,
    order: Omit<ReadOrder, 'id'>,
  ): Promise<Answer | undefined> => {
    const outcome = await ask(order);
    if (outcome.kind === 'answered' && outcome.answer.isOurs) {
      throw new Refusal(503, [], new UpstreamError('a file could not be read on this machine'));
    }
    if (outcome.kind === 'answered') {
      fatal.notePass(file.opslagsleutel);
      return outcome.answer;
    }
    if (outcome.kind === 'overLimit' || fatal.noteLoss(file.opslagsleutel)) return undefined;
    throw new Refusal(503, [], new UpstreamError('the process that reads files was lost'));
  };
  const perform = <T>(
    file: FileToRead,
    page: number,
    place: Place,
    work: (order: Omit<ReadOrder, 'id'>) => Promise<T>,
  ): Promise<T> => {
    const named = { key: file.opslagsleutel, kind: file.soort };
    const done = place.take(() =>
      lend(file, (source) => work({ reading: { ...named, source, page } })),
    );
    last = done.catch(() => undefined);
    return done;
  };
  return {
    warm,
    read: async (file, place, tell) => {
      const pages: ReadPage[] = [];
      let count = 1;
      while (pages.length < Math.min(count, mostPages)) {
        const answer = await perform(file, pages.length + 1, place, (order) =>
          answerTo(file, order),
        );
        const read = answer?.read;
        if (!read || read.pages.length === 0) return { pages, complete: false, unreadable: true };
        pages.push(...read.pages);
        for (const page of read.pages) tell?.(page);
        ({ count } = read);
      }
      return { pages, complete: pages.length >= count, unreadable: false };
    },
    show: (file, page, place) =>
      perform(file, page, place, async (order) => {
        const target = `${order.reading.source}.jpg`;
        const answer = await answerTo(file, { ...order, target });
        if (!answer?.shown) return undefined;
        const picture = await readFile(target);
        await rm(target, { force: true });
        return picture;
      }),
    close: async () => {
      await last;
      stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
