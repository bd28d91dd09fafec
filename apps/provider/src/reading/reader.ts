import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileKind } from '../files/inspect/inspection.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Place } from '../files/turns.ts';
import type { Answer } from './process/child.ts';
import type { ReadPage } from './process/page.ts';
import { createReaderProcess, type ReaderLimits } from './readerProcess.ts';

/** A file that is kept. */
export interface KeptFile {
  readonly opslagsleutel: string;
  readonly soort: FileKind;
}

/** Reads what people send, in a process that can be thrown away (ADR 0055). */
export interface Reader {
  /**
   * The pages of a file, read one by one, each when it is this person's turn. None where it cannot be read.
   * `tell` hears each page as soon as it is read.
   * @throws Refusal 408 when whoever asked has gone
   */
  readonly read: (
    file: KeptFile,
    place: Place,
    tell?: (page: ReadPage) => void,
  ) => Promise<ReadPages>;
  /** A page as it was read, upright: a JPEG; undefined where there is no such page. */
  readonly show: (file: KeptFile, page: number, place: Place) => Promise<Buffer | undefined>;
  readonly close: () => Promise<void>;
}

/** What was read of a file, and whether that is all of it. */
export interface ReadPages {
  readonly pages: readonly ReadPage[];
  readonly complete: boolean;
}

const megabyte = 1024 * 1024;

const plainLimits: ReaderLimits = {
  timeMs: 15_000,
  // What a page adds to it stays below the 300 MB of docs/quality.md.
  memory: 255 * megabyte,
  idleMs: 60_000,
};

/** Pages of one file that are read: a bill has no more. */
const mostPages = 12;

/** Lends files out: each to one piece of work, as a file in `folder` that is gone afterwards. */
function createLender({ read }: FileStorage, folder: string) {
  return async <T>(file: KeptFile, perform: (source: string) => Promise<T>): Promise<T> => {
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

/** Makes a reader of what `storage` keeps; its process works in a folder of its own. */
export function createReader(storage: FileStorage, limits: Partial<ReaderLimits> = {}): Reader {
  const folder = path.join(storage.workFolder, `reading-${randomUUID()}`);
  const { ask, stop } = createReaderProcess(folder, { ...plainLimits, ...limits });
  let last: Promise<unknown> = Promise.resolve();

  const lend = createLender(storage, folder);
  const readPart = (file: KeptFile, page: number, place: Place): Promise<Answer | undefined> => {
    const work = () =>
      lend(file, (source) => ask({ reading: { ...named(file), source, page } }, place.signal));
    return keep(place.take(work));
  };
  const keep = <T>(work: Promise<T>): Promise<T> => {
    last = work.catch(() => undefined);
    return work;
  };
  return {
    read: async (file, place, tell) => {
      const pages: ReadPage[] = [];
      let count = 1;
      while (pages.length < Math.min(count, mostPages)) {
        const read = (await readPart(file, pages.length + 1, place))?.read;
        if (!read || read.pages.length === 0) return { pages, complete: false };
        pages.push(...read.pages);
        for (const page of read.pages) tell?.(page);
        ({ count } = read);
      }
      return { pages, complete: pages.length >= count };
    },
    show: (file, page, place) => {
      const work = () =>
        lend(file, async (source) => {
          const target = `${source}.jpg`;
          const question = { reading: { ...named(file), source, page }, target };
          const answer = await ask(question, place.signal);
          if (!answer?.shown) return undefined;
          const picture = await readFile(target);
          await rm(target, { force: true });
          return picture;
        });
      return keep(place.take(work));
    },
    close: async () => {
      await last;
      stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const named = ({ opslagsleutel, soort: kind }: KeptFile) => ({ key: opslagsleutel, kind });
