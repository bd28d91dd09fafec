import { createHash } from 'node:crypto';
import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { PostedFile, UploadAnswer } from '@mijn/contract/serverEntry';
import { fileRules } from '@mijn/domain/constants';
import { longestFieldBytes } from '@mijn/domain/longestField';
import { isUnreadableForm } from '@mijn/domain/unreadableForm';
import { postedFieldBytesAtMost, postedFieldsAtMost } from '@mijn/domain/postedFields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumBytes } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';

/** A form with files, as it came in. */
export interface ReceivedForm {
  readonly fields: URLSearchParams;
  readonly files: readonly PostedFile[];
  /** SHA-256 of each file's name and content, in their order. */
  readonly digests: readonly string[];
}

/** Who takes a form with files in. */
export interface Receiver {
  /** Judges the fields that stand before the first file; throws where they are none of ours. */
  readonly check: (fields: URLSearchParams) => void;
  readonly sendFile: (file: File) => Promise<PostedFile>;
}

// More files than we take, so that too many gets an answer in words.
const limits = {
  fieldNameSize: 100,
  fieldSize: longestFieldBytes,
  fields: postedFieldsAtMost,
  files: 10 * fileRules.maximumCount,
  headerPairs: 20,
  fileSize: fileRules.maximumBytes,
};

/** Lets the posts of `app` take forms with files. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits });
}

/**
 * A browser says how much it is going to send; whoever does not is not one.
 * @throws Refusal 413 when it is too much, or not told
 */
export async function checkSize({ headers }: FastifyRequest): Promise<void> {
  const bytes = Number(headers['content-length'] ?? Number.NaN);
  const hasFiles = headers['content-type']?.startsWith('multipart/') === true;
  if (hasFiles && !(bytes <= maximumBytes.postedFiles)) throw new Refusal(413, 'too many bytes');
}

const tooLarge: UploadAnswer = { status: 413, body: undefined, waitSeconds: undefined };

/** A field is taken whole or not at all. @throws Refusal 400 */
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
  /** Undefined: it is too large by itself. */
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

/** What files of one form still fit beside those that were taken. */
class Room {
  #files: number = fileRules.maximumCount;
  #bytes: number = fileRules.maximumBytesTogether;

  get isFull(): boolean {
    return this.#files === 0;
  }

  /** Why a file of so many bytes is left out; undefined: it was taken. */
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
  // An input that was left empty is sent as a file without a name.
  if (part.filename === '') return undefined;
  if (!content) return { file: { name, answer: tooLarge }, digest };
  const leftOut = room.take(bytes);
  if (leftOut !== undefined) return { file: { name, answer: tooLarge, leftOut }, digest };
  return { file: await sendFile(content), digest };
}

/** Counts what the fields of one form hold together. */
class FieldBytes {
  #left = postedFieldBytesAtMost;

  /** @throws Refusal 400 where it is more than any claim has */
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
 * Takes a form with files in: one file at a time in memory (10 MB at most), until the insurer has
 * looked at it. What `sendFile` gives back with its content stays for as long as its answer is held: of an
 * insurer with only the core all that a claim may have (40 MB). How many forms of a person are taken in at
 * once, and of all people, is the caller's to bound (`PersonPlaces`). The seal stands before the files: what is
 * not ours ends there. Files beyond what a claim may hold are drained and named, so that the form can say so with all else that was filled in.
 * @throws Refusal 400 malformed, 413 too much, and what `check` throws
 */
export async function receiveForm(
  request: FastifyRequest,
  receiver: Receiver,
): Promise<ReceivedForm> {
  try {
    return await receiveParts(request, receiver);
  } catch (error) {
    // Either the list of parts fails, or the file that is being read.
    throw isUnreadableForm(error)
      ? new Refusal(400, 'an unreadable form', { cause: error })
      : error;
  }
}
