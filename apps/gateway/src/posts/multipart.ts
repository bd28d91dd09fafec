import { createHash } from 'node:crypto';
import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { PostedFile, UploadAnswer } from '@mijn/contract/serverEntry';
import { fileRules } from '@mijn/domain/constants';
import { longestFieldBytes } from '@mijn/domain/fieldLimits';
import { isUnreadableForm } from '@mijn/domain/serverErrors';
import { postedFieldBytesAtMost, postedFieldsAtMost } from '@mijn/domain/postedForm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumBytes } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';

export interface ReceivedForm {
  readonly fields: URLSearchParams;
  readonly files: readonly PostedFile[];
  /** SHA-256 of each file's name and content, in order. */
  readonly digests: readonly string[];
}

export interface Receiver {
  /** Checks the fields before the first file; throws if they are invalid. */
  readonly check: (fields: URLSearchParams) => void;
  readonly sendFile: (file: File) => Promise<PostedFile>;
}

// Allows more files than a claim, so that surplus ones get an explanation.
const limits = {
  fieldNameSize: 100,
  fieldSize: longestFieldBytes,
  fields: postedFieldsAtMost,
  files: 10 * fileRules.maximumCount,
  headerPairs: 20,
  fileSize: fileRules.maximumBytes,
};

/** Enables forms with files for the posts of `app`. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits });
}

/**
 * Browsers send a Content-Length; a request without one is not from a browser.
 * @throws Refusal 413 if it is too large or absent
 */
export async function checkSize({ headers }: FastifyRequest): Promise<void> {
  const bytes = Number(headers['content-length'] ?? Number.NaN);
  const hasFiles = headers['content-type']?.toLowerCase().startsWith('multipart/') === true;
  if (hasFiles && !(bytes <= maximumBytes.postedFiles)) throw new Refusal(413, 'too many bytes');
}

const tooLarge: UploadAnswer = { status: 413, body: undefined, waitSeconds: undefined };

/**
 * Never truncates a field.
 * @throws Refusal 400
 */
function parseField(part: { readonly value: unknown; readonly valueTruncated: boolean }): string {
  if (typeof part.value === 'string' && !part.valueTruncated) return part.value;
  throw new Refusal(400, 'a field that is too long, or no text');
}

interface Taken {
  readonly file: PostedFile;
  readonly digest: string;
}

interface Read {
  readonly name: string;
  /** Undefined if it is too large. */
  readonly content: File | undefined;
  readonly bytes: number;
  readonly digest: string;
}

async function read({ file, filename, mimetype }: MultipartFile, keeps: boolean): Promise<Read> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const hash = createHash('sha256').update(JSON.stringify(filename));
  let bytes = 0;
  const stream: AsyncIterable<Uint8Array<ArrayBuffer>> = file;
  for await (const piece of stream) {
    if (keeps) pieces.push(piece);
    bytes += piece.length;
    hash.update(piece);
  }
  const name = path.basename(filename);
  const content = file.truncated ? undefined : new File(pieces, name, { type: mimetype });
  return { name, content, bytes, digest: hash.digest('hex') };
}

class Room {
  #files: number = fileRules.maximumCount;
  #bytes: number = fileRules.maximumBytesTogether;

  get isFull(): boolean {
    return this.#files === 0;
  }

  /** Returns why a file is left out; undefined if it is taken. */
  take(bytes: number): PostedFile['leftOut'] {
    if (this.#files === 0) return 'tooMany';
    if (bytes > this.#bytes) return 'tooLargeTogether';
    this.#files -= 1;
    this.#bytes -= bytes;
    return undefined;
  }
}

async function take(
  part: MultipartFile,
  room: Room,
  sendFile: Receiver['sendFile'],
): Promise<Taken | undefined> {
  const { name, content, bytes, digest } = await read(part, !room.isFull);
  // Browsers send an empty input as a file without a name.
  if (part.filename === '') return undefined;
  if (!content) return { file: { name, answer: tooLarge }, digest };
  const leftOut = room.take(bytes);
  if (leftOut !== undefined) return { file: { name, answer: tooLarge, leftOut }, digest };
  return { file: await sendFile(content), digest };
}

/** Counts the total size of a form's fields. */
class FieldBytes {
  #left = postedFieldBytesAtMost;

  /** @throws Refusal 400 beyond any claim's size */
  add(text: string): void {
    this.#left -= Buffer.byteLength(text);
    if (this.#left < 0) throw new Refusal(400, 'fields that are too long together');
  }
}

async function receiveParts(
  request: FastifyRequest,
  { check, sendFile }: Receiver,
): Promise<ReceivedForm> {
  const fields = new URLSearchParams();
  const taken: Taken[] = [];
  const room = new Room();
  const fieldBytes = new FieldBytes();
  let isChecked = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const value = parseField(part);
      fieldBytes.add(value);
      fields.append(part.fieldname, value);
      continue;
    }
    if (!isChecked) check(fields);
    isChecked = true;
    const one = await take(part, room, sendFile);
    if (one) taken.push(one);
  }
  return {
    fields,
    files: taken.map(({ file }) => file),
    digests: taken.map(({ digest }) => digest),
  };
}

/**
 * Receives a form with files: one file in memory at a time (10 MB at most), until the insurer has checked
 * it. Content that `sendFile` returns stays until the response: for an insurer with the core only up to a
 * whole claim (40 MB). The caller limits concurrent forms (`PerPersonFormLimiter`). The seal precedes the files, so
 * a forged form ends there. Surplus files are drained and named, so that the form can report them with the
 * rest of the input.
 * @throws Refusal 400 malformed, 413 too large, and errors of `check`
 */
export async function receiveForm(
  request: FastifyRequest,
  receiver: Receiver,
): Promise<ReceivedForm> {
  try {
    return await receiveParts(request, receiver);
  } catch (error) {
    // Either the parts iterator fails, or the file being read.
    throw isUnreadableForm(error)
      ? new Refusal(400, 'an unreadable form', { cause: error })
      : error;
  }
}
