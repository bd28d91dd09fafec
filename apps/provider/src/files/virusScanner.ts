import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { UpstreamError, kindOf, Refusal } from '../http/refusal.ts';

/** Address of ClamAV's daemon: a local socket, or a host and port. */
export type ScannerAddress =
  | { readonly socket: string }
  | { readonly host: string; readonly port: number };

/** Scans an uploaded file for viruses. */
export interface VirusScanner {
  /**
   * Scans the file at `path`; `signal` aborts the scan.
   * @throws Refusal 503 when the scanner cannot be reached, takes too long, or gives no verdict: a file must be scanned
   * to be accepted
   */
  readonly inspect: (path: string, signal?: AbortSignal) => Promise<ScanVerdict>;
}

/** Verdict of the scanner; `tooLarge` when the file exceeds the scanner's own limit. */
export type ScanVerdict = 'clean' | 'infected' | 'tooLarge';

/** Maximum per file in milliseconds: the caller gets an answer within 15 seconds (docs/quality.md). */
const timeMs = 10_000;
const longestResponse = 4096;

/** Frames a chunk for INSTREAM: its length in four bytes, then its content. */
function toChunk(content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

function connectTo(address: ScannerAddress): Socket {
  return 'socket' in address ? connect(address.socket) : connect(address.port, address.host);
}

/** Sends a file with backpressure. The scanner may answer before the end. */
async function send(connection: Socket, path: string, respond: () => boolean): Promise<void> {
  connection.write('zINSTREAM\0');
  const pieces: AsyncIterable<Uint8Array> = createReadStream(path);
  for await (const piece of pieces) {
    // Yields to the event loop to receive an early answer: a scanner that stops reading closes the connection, and the
    // next write fails.
    await turn();
    if (respond() || connection.destroyed) return;
    if (connection.write(toChunk(Buffer.from(piece)))) continue;
    await new Promise<void>((onward) => {
      connection.once('drain', onward).once('close', onward);
    });
  }
  if (!connection.destroyed) connection.write(Buffer.alloc(4));
}

/** Reads the response up to its zero byte. */
function parseResponse(connection: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  connection.on('data', (piece) => {
    text += piece.toString('latin1');
    if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
    else if (text.length > longestResponse) reject(new UpstreamError('it says too much'));
  });
  connection.once('error', reject);
  connection.once('close', () => reject(new UpstreamError('it hung up')));
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
  const timer = setTimeout(() => connection.destroy(new UpstreamError('it is slow')), longestMs);
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

/** Response of `clamd` to a file above its StreamMaxLength. */
const sizeLimit = 'INSTREAM size limit exceeded. ERROR';

// Only errors in the form of clamd are logged: another server at that address may echo what it was sent.
const complaint = /^(?:[ -~]{1,200} ERROR|UNKNOWN COMMAND)$/;

function scannerRefusal(why: string): Refusal {
  return new Refusal(503, [], new UpstreamError(`virus scanner: ${why}`));
}

function toVerdict(response: string): ScanVerdict {
  if (response === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(response)) return 'infected';
  if (response === sizeLimit) return 'tooLarge';
  throw scannerRefusal(complaint.test(response) ? response : 'it says something else');
}

/** A scanner that stops reading closes the connection, and a failed write can lose its answer: try again. */
const attempts = 10;
const closedCodes: readonly unknown[] = ['EPIPE', 'ECONNRESET'];

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && closedCodes.includes(error.code);
}

/**
 * Requests a verdict, and retries when the scanner closed the connection while sending. `until` is in terms of
 * `performance.now()`.
 */
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
 * Creates a client of ClamAV's daemon (INSTREAM), with a connection per file.
 * @param longestMs maximum wait for a verdict, in milliseconds
 */
export function createVirusScanner(address: ScannerAddress, longestMs = timeMs): VirusScanner {
  return {
    inspect: async (path, signal) => {
      const until = performance.now() + longestMs;
      const response = await requestAgain(address, path, until, signal).catch((error: unknown) => {
        throw scannerRefusal(error instanceof UpstreamError ? error.message : kindOf(error));
      });
      return toVerdict(response);
    },
  };
}
