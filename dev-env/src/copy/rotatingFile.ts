import { open, rename } from 'node:fs/promises';
import { noteOf } from '@mijn/metrics/stdoutLines';

/** A file that is written at its end. */
export interface OpenFile {
  /** Its length in bytes when it was opened. */
  readonly size: number;
  readonly append: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How much is kept, and how a file is opened: tests have a disk that is full. */
export interface RotatingOptions {
  /** A file is put aside when it is longer, in bytes. */
  readonly maxBytes: number;
  /** How many files there are, with the one that is written. */
  readonly files: number;
  readonly open?: (file: string) => Promise<OpenFile>;
}

/** So many characters wait for the disk at most. */
const maxWaiting = 4_000_000;

/**
 * Writes lines to `file`; when it is full it becomes `file.1`, what was that `file.2`, and the last one
 * goes. A disk without room ends nothing: what could not be written is lost, and the first line after it
 * says how many lines that were.
 */
export class RotatingFile {
  readonly #file: string;
  readonly #options: RotatingOptions;
  #waiting: string[] = [];
  #waitingLength = 0;
  #lost = 0;
  #current: OpenFile | undefined;
  #size = 0;
  #busy: Promise<void> | undefined;

  constructor(file: string, options: RotatingOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Takes a line, with its end. Never fails and never waits: what cannot be kept is counted. */
  write(line: string): void {
    if (this.#waitingLength + line.length > maxWaiting) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(line);
    this.#waitingLength += line.length;
    this.#busy ??= this.#writeAll();
  }

  /** Resolves when everything taken so far is written, or lost. */
  async close(): Promise<void> {
    await this.#busy;
    await this.#current?.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting;
      this.#waiting = [];
      this.#waitingLength = 0;
      const note = this.#lost > 0 ? noteOf(this.#lost) : '';
      try {
        await this.#append(note + lines.join(''));
        this.#lost = 0;
      } catch {
        this.#lost += lines.length;
      }
    }
    this.#busy = undefined;
  }

  async #append(text: string): Promise<void> {
    const { maxBytes, open: openFile = openToAppend } = this.#options;
    if (this.#current && this.#size > maxBytes) await this.#putAside(this.#current);
    if (!this.#current) {
      this.#current = await openFile(this.#file);
      this.#size = this.#current.size;
    }
    await this.#current.append(text);
    this.#size += Buffer.byteLength(text);
  }

  async #putAside(full: OpenFile): Promise<void> {
    this.#current = undefined;
    await full.close();
    for (let nth = this.#options.files - 1; nth > 0; nth -= 1) {
      const older = nth === 1 ? this.#file : `${this.#file}.${nth - 1}`;
      // The first times there is nothing yet to put aside.
      await rename(older, `${this.#file}.${nth}`).catch(() => undefined);
    }
  }
}

async function openToAppend(file: string): Promise<OpenFile> {
  const handle = await open(file, 'a', 0o600);
  const { size } = await handle.stat();
  return {
    size,
    append: async (text) => handle.appendFile(text),
    close: () => handle.close(),
  };
}
