import multipart from '@fastify/multipart';
import { fileRules } from '@mijn/domain/constants';
import { longestFieldBytes } from '@mijn/domain/fieldLimits';
import { isUnreadableForm } from '@mijn/domain/serverErrors';
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

/** An uploaded file in the work folder. */
export interface ReceivedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the uploaded bytes, in hex. */
  readonly sha256: string;
  /** Whether it exceeded the maximum size; the rest was discarded. */
  readonly isTooLarge: boolean;
}

/** A received form: values per field in order, and files. */
export interface Form {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly ReceivedFile[];
  /** Removes the files that were not stored. */
  readonly cleanUp: () => Promise<void>;
}

// A form has a handful of fields. More files than the maximum are received, so that the answer can explain it.
const limits = {
  fieldNameSize: 100,
  fieldSize: longestFieldBytes,
  fields: 60,
  files: 20,
  headerPairs: 20,
};

/** Maximum bytes of a request: all files together, and some for the fields. */
const maximumRequest = fileRules.maximumBytesTogether + 1024 * 1024;

/** Enables multipart forms for the routes of `app`. */
export async function registerForms(app: App): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { ...limits, fileSize: fileRules.maximumBytes },
  });
}

/** Counts the bytes on the wire, whatever the header declares. Above the maximum the signal aborts the upload. */
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

// The plugin's own errors: 413 for too much, 400 for a malformed form.
function refusalFor(error: unknown, tooMany: AbortSignal): unknown {
  if (tooMany.aborted) return new Refusal(413);
  if (isUnreadableForm(error)) return new Refusal(400);
  if (!(error instanceof Error)) return error;
  return 'statusCode' in error ? new Refusal(error.statusCode === 413 ? 413 : 400) : error;
}

/**
 * Receives a multipart form, streaming files to the work folder with at most a chunk in memory. Only `fileField` may
 * hold files.
 * @throws Refusal 415 when it is no multipart form, 413 when it is too large, 400 when it is malformed
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
    // The rest of the body is not read, so the connection cannot be reused.
    reply.header('connection', 'close');
    throw refusalFor(error, tooMany);
  }
  return { fields, files, cleanUp };
}

function parseField(part: { readonly value: unknown; readonly valueTruncated: boolean }): string {
  if (typeof part.value !== 'string' || part.valueTruncated) throw new Refusal(400);
  // PostgreSQL cannot store NUL in text.
  if (part.value.includes('\0')) throw new Refusal(400);
  return part.value;
}
