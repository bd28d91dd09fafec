import multipart from '@fastify/multipart';
import { fileRules } from '@mijn/domain/constants';
import { longestFieldBytes } from '@mijn/domain/longestField';
import { isUnreadableForm } from '@mijn/domain/unreadableForm';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '../http/services.ts';
import type { Wire } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { cleanFileName } from './fileName.ts';

/** A file as it arrived, in the work folder. */
export interface ReceivedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of what was sent, in hex. */
  readonly sha256: string;
  /** There was more than one file may have: the rest is not kept. */
  readonly isTooLarge: boolean;
}

/** A form as it arrived: the values per field, in order, and the files. */
export interface Form {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly ReceivedFile[];
  /** Removes what was not taken into keeping. */
  readonly cleanUp: () => Promise<void>;
}

// A form of one person: a handful of fields, and room for more files than we take, so that too many
// gets an answer in words.
const limits = {
  fieldNameSize: 100,
  fieldSize: longestFieldBytes,
  fields: 60,
  files: 20,
  headerPairs: 20,
};

/** What a request may weigh: the files together and a little for the fields. */
const maximumRequest = fileRules.maximumBytesTogether + 1024 * 1024;

/** Lets the calls of `app` take multipart forms. */
export async function registerForms(app: App): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { ...limits, fileSize: fileRules.maximumBytes },
  });
}

/**
 * Watches what comes in on the wire, whatever its header promised and whatever we skip of it: over
 * the limit of all files together the signal ends the reading.
 */
function guardSize(request: FastifyRequest): AbortSignal {
  const tooMany = new AbortController();
  let bytes = 0;
  request.raw.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > maximumRequest) tooMany.abort();
  });
  return tooMany.signal;
}

async function write(
  source: Readable & { readonly truncated: boolean },
  file: string,
  tooMany: AbortSignal,
): Promise<Pick<ReceivedFile, 'bytes' | 'sha256' | 'isTooLarge'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    source,
    async function* count(stream: AsyncIterable<Buffer>) {
      for await (const piece of stream) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
    { signal: tooMany },
  );
  return { bytes, sha256: hash.digest('hex'), isTooLarge: source.truncated };
}

// The plugin's own refusals: too many parts or too much is 413, what it cannot read is 400.
function refusalFor(error: unknown, tooMany: AbortSignal): unknown {
  if (tooMany.aborted) return new Refusal(413);
  if (isUnreadableForm(error)) return new Refusal(400);
  if (!(error instanceof Error)) return error;
  return 'statusCode' in error ? new Refusal(error.statusCode === 413 ? 413 : 400) : error;
}

/**
 * Takes a multipart form in, its files straight to the work folder: never more of it in memory than
 * a chunk. Files come under `fileField` only.
 * @throws Refusal 415 no multipart form, 413 too much, 400 malformed.
 */
export async function receive(
  { request, reply }: Wire,
  workFolder: string,
  fileField: string,
): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal(415);
  const tooMany = guardSize(request);
  const fields = new Map<string, string[]>();
  const files: ReceivedFile[] = [];
  const paths: string[] = [];
  const cleanUp = async (): Promise<void> => {
    await Promise.all(paths.map((file) => rm(file, { force: true })));
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), parseField(part)]);
        continue;
      }
      if (part.fieldname !== fileField) throw new Refusal(400);
      const file = path.join(workFolder, randomUUID());
      paths.push(file);
      const content = await write(part.file, file, tooMany);
      files.push({ name: cleanFileName(part.filename), path: file, ...content });
    }
  } catch (error) {
    await cleanUp();
    // Nobody reads the rest of it: without this the connection would wait for that.
    reply.header('connection', 'close');
    throw refusalFor(error, tooMany);
  }
  return { fields, files, cleanUp };
}

function parseField(part: { readonly value: unknown; readonly valueTruncated: boolean }): string {
  if (typeof part.value !== 'string' || part.valueTruncated) throw new Refusal(400);
  // PostgreSQL cannot hold it in text.
  if (part.value.includes('\0')) throw new Refusal(400);
  return part.value;
}
