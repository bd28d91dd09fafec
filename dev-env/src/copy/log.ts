import { open, rename } from 'node:fs/promises';
import { lossNotice } from '@mijn/metrics/stdoutLines';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LogLevel } from '@mijn/metrics/logLevels';
import { type Logger, pino } from 'pino';

export interface OpenFile {
  /** Size in bytes when it was opened. */
  readonly size: number;
  readonly append: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface RotatingOptions {
  /** Size in bytes at which a file is rotated. */
  readonly maxBytes: number;
  /** Number of files, with the current one. */
  readonly files: number;
  readonly open?: (file: string) => Promise<OpenFile>;
}

const maxWaiting = 4_000_000;

/**
 * Writes lines to `file`, and rotates it to `file.1`, `file.2` and so on. A full disk never causes an
 * error: lines that could not be written are dropped, and the next one reports how many.
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

  /** Buffers a line with its line end. Never throws or waits; drops and counts lines beyond the limit. */
  write(line: string): void {
    if (this.#waitingLength + line.length > maxWaiting) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(line);
    this.#waitingLength += line.length;
    this.#busy ??= this.#writeAll();
  }

  /** Resolves when all buffered lines are written or dropped. */
  async close(): Promise<void> {
    await this.#busy;
    await this.#current?.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting;
      this.#waiting = [];
      this.#waitingLength = 0;
      const note = this.#lost > 0 ? lossNotice(this.#lost) : '';
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
      // Missing during the first rotations.
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

/** A log file in the copy's folder, so that the terminal stays readable. */
type Log = { log: Logger; file: string; close: () => Promise<void> };

/** Enough for a week of busy use, and a limit for a flood. */
const room = { maxBytes: 20_000_000, files: 5 };

/** Opens `mijn.log` in `varDir`, with `level` as minimum. */
export function openLog(varDir: string, level: LogLevel): Log {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const file = path.join(varDir, 'mijn.log');
  const stream = new RotatingFile(file, room);
  const log = pino({ level }, stream);
  return { log, file, close: () => stream.close() };
}
