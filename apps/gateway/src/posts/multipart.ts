import { createHash } from 'node:crypto';
import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { PostedFile, UploadAnswer } from '@mijn/contract/serverEntry';
import { fileRules } from '@mijn/domain/constants';
import { longestFieldBytes } from '@mijn/domain/longestField';
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

// A handful of fields, and one file more than we take, so that too many gets an answer in words.
const limits = {
  fieldNameSize: 100,
  fieldSize: longestFieldBytes,
  fields: 60,
  files: fileRules.maximumCount + 1,
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
export async function requireSize({ headers }: FastifyRequest): Promise<void> {
  const bytes = Number(headers['content-length'] ?? Number.NaN);
  const hasFiles = headers['content-type']?.startsWith('multipart/') === true;
  if (hasFiles && !(bytes <= maximumBytes.bestanden)) throw new Refusal(413, 'too many bytes');
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

async function take(
  { file, filename, mimetype }: MultipartFile,
  sendFile: Receiver['sendFile'],
): Promise<Taken | undefined> {
  const pieces: Buffer<ArrayBuffer>[] = [];
  const hash = createHash('sha256').update(JSON.stringify(filename));
  for await (const piece of file) {
    const copy = Buffer.from(piece);
    pieces.push(copy);
    hash.update(copy);
  }
  // An input that was left empty is sent as a file without a name.
  if (filename === '') return undefined;
  const name = path.basename(filename);
  const digest = hash.digest('hex');
  if (file.truncated) return { file: { name, answer: tooLarge }, digest };
  return { file: await sendFile(new File(pieces, name, { type: mimetype })), digest };
}

/**
 * Takes a form with files in: one file at a time in memory (10 MB at most), until the insurer has
 * looked at it. The seal stands before the files: what is not ours ends there.
 * @throws Refusal 400 malformed, 413 too much, and what `check` throws
 */
export async function receiveForm(
  request: FastifyRequest,
  { check, sendFile }: Receiver,
): Promise<ReceivedForm> {
  const fields = new URLSearchParams();
  const taken: Taken[] = [];
  let isChecked = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.append(part.fieldname, parseField(part));
      continue;
    }
    if (!isChecked) check(fields);
    isChecked = true;
    const one = await take(part, sendFile);
    if (one) taken.push(one);
  }
  return {
    fields,
    files: taken.map(({ file }) => file),
    digests: taken.map(({ digest }) => digest),
  };
}
