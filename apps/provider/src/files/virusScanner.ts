import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Refusal } from '../http/refusal.ts';

/** Where ClamAV's daemon listens: a socket of this machine, or a port. */
export type ScannerAddress =
  | { readonly socket: string }
  | { readonly host: string; readonly port: number };

/** Looks for viruses in a file as it arrived. */
export interface VirusScanner {
  /**
   * Tells whether a virus was found in the file at `path`; asks no longer when `signal` ends.
   * @throws Refusal 503 when the scanner cannot be reached, takes too long, or gives no verdict: a
   * file that was not looked at is not taken.
   */
  readonly isInfected: (path: string, signal?: AbortSignal) => Promise<boolean>;
}

/** Longest for one file, milliseconds: who waits hears within 15 seconds (quality.md). */
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
  for await (const piece of createReadStream(path)) {
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
    else if (text.length > longestResponse) reject(new Error('The scanner says too much'));
  });
  connection.once('error', reject);
  connection.once('close', () => reject(new Error('The scanner hung up')));
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
  const alarm = setTimeout(() => connection.destroy(new Error('The scanner is slow')), longestMs);
  let done = false;
  const response = parseResponse(connection).finally(() => {
    done = true;
  });
  try {
    const [text] = await Promise.all([response, send(connection, path, () => done)]);
    return text;
  } finally {
    clearTimeout(alarm);
    signal?.removeEventListener('abort', hangUp);
    connection.destroy();
  }
}

/**
 * Asks ClamAV's daemon about each file (INSTREAM), a connection each.
 * @param longestMs until its verdict is waited for, milliseconds
 */
export function createVirusScanner(address: ScannerAddress, longestMs = timeMs): VirusScanner {
  return {
    isInfected: async (path, signal) => {
      const response = await request(address, path, longestMs, signal).catch(() => '');
      if (response === 'stream: OK') return false;
      if (/^stream: .+ FOUND$/.test(response)) return true;
      throw new Refusal(503);
    },
  };
}
