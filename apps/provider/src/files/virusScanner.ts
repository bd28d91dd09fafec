import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { BehindError, kindOf, Refusal } from '../http/refusal.ts';

/** Where ClamAV's daemon listens: a socket of this machine, or a port. */
export type ScannerAddress =
  | { readonly socket: string }
  | { readonly host: string; readonly port: number };

/** Looks for viruses in a file as it arrived. */
export interface VirusScanner {
  /**
   * Has the file at `path` looked at; asks no longer when `signal` ends.
   * @throws Refusal 503 when the scanner cannot be reached, takes too long, or gives no verdict: a
   * file that was not looked at is not taken.
   */
  readonly inspect: (path: string, signal?: AbortSignal) => Promise<ScanVerdict>;
}

/** What the scanner says of a file; `tooLarge`: its own settings let it look at no file of this size. */
export type ScanVerdict = 'clean' | 'infected' | 'tooLarge';

/** Longest for one file, milliseconds: who waits hears within 15 seconds (docs/quality.md). */
const timeMs = 10_000;
const longestResponse = 4096;

/** A chunk as INSTREAM wants it: its length in four bytes, then itself. */
function toChunk(content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

function connectTo(address: ScannerAddress): Socket {
  return 'socket' in address ? connect(address.socket) : connect(address.port, address.host);
}

/** Sends a file, no faster than the scanner reads; it may have its answer before the end. */
async function send(connection: Socket, path: string, respond: () => boolean): Promise<void> {
  connection.write('zINSTREAM\0');
  const pieces: AsyncIterable<Uint8Array> = createReadStream(path);
  for await (const piece of pieces) {
    // Lets the answer in that it may have given: a scanner that takes no more closes, and the next write fails.
    await turn();
    if (respond() || connection.destroyed) return;
    if (connection.write(toChunk(Buffer.from(piece)))) continue;
    await new Promise<void>((onward) => {
      connection.once('drain', onward).once('close', onward);
    });
  }
  if (!connection.destroyed) connection.write(Buffer.alloc(4));
}

/** Reads the answer, which ends with a zero byte. */
function parseResponse(connection: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  connection.on('data', (piece) => {
    text += piece.toString('latin1');
    if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
    else if (text.length > longestResponse) reject(new BehindError('it says too much'));
  });
  connection.once('error', reject);
  connection.once('close', () => reject(new BehindError('it hung up')));
  return promise;
}

async function request(
  address: ScannerAddress,
  path: string,
  longestMs: number,
  signal?: AbortSignal,
): Promise<string> {
  const connection = connectTo(address);
  const hangUp = (): void => void connection.destroy();
  signal?.addEventListener('abort', hangUp, { once: true });
  const timer = setTimeout(() => connection.destroy(new BehindError('it is slow')), longestMs);
  let done = false;
  const response = parseResponse(connection).finally(() => {
    done = true;
  });
  try {
    const [text] = await Promise.all([response, send(connection, path, () => done)]);
    return text;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', hangUp);
    connection.destroy();
  }
}

/** What `clamd` answers where a file is larger than its setting StreamMaxLength. */
const sizeLimit = 'INSTREAM size limit exceeded. ERROR';

// Its complaints are words of its own; what else there is at that address may repeat what it was sent.
const complaint = /^(?:[ -~]{1,200} ERROR|UNKNOWN COMMAND)$/;

function scannerRefusal(why: string): Refusal {
  return new Refusal(503, [], new BehindError(`virus scanner: ${why}`));
}

function toVerdict(response: string): ScanVerdict {
  if (response === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(response)) return 'infected';
  if (response === sizeLimit) return 'tooLarge';
  throw scannerRefusal(complaint.test(response) ? response : 'it says something else');
}

/** A scanner that takes no more closes at once: a write that fails then may hide the answer it gave. */
const attempts = 10;
const closedCodes: readonly unknown[] = ['EPIPE', 'ECONNRESET'];

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && closedCodes.includes(error.code);
}

/** Asks, and asks again where the scanner closed while it was sent to; `until` in `performance.now()`. */
async function requestAgain(
  address: ScannerAddress,
  path: string,
  until: number,
  signal?: AbortSignal,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request(address, path, until - performance.now(), signal);
    } catch (error) {
      if (attempt === attempts || !isClosed(error) || signal?.aborted) throw error;
    }
  }
}

/**
 * Asks ClamAV's daemon about each file (INSTREAM), a connection each.
 * @param longestMs until its verdict is waited for, milliseconds
 */
export function createVirusScanner(address: ScannerAddress, longestMs = timeMs): VirusScanner {
  return {
    inspect: async (path, signal) => {
      const until = performance.now() + longestMs;
      const response = await requestAgain(address, path, until, signal).catch((error: unknown) => {
        throw scannerRefusal(error instanceof BehindError ? error.message : kindOf(error));
      });
      return toVerdict(response);
    },
  };
}
