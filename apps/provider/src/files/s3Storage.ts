import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { UpstreamError, kindOf, Refusal } from '../http/refusal.ts';
import type { S3Config } from './s3Config.ts';
import { type FileStorage, isFileKey, type StoredFile } from './storage.ts';

/** Maximum silence of S3 in milliseconds: before its answer, and between two chunks. */
const silenceMs = 15_000;
/** Minimum upload speed to S3 in bytes per millisecond; S3 is silent during an upload. */
const slowest = 256;
const prefix = 'files/';

const silence = (): DOMException => new DOMException('S3 was silent', 'TimeoutError');

function s3Refusal(error: unknown): Refusal {
  const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
  return new Refusal(
    503,
    [],
    new UpstreamError(`S3: ${status ? `status ${status}` : kindOf(error)}`),
  );
}

/** @throws Refusal 503 when S3 is unreachable, refuses, or is silent for too long */
async function inTime<T>(stop: (error: Error) => void, work: Promise<T>, extraMs = 0): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    stop(silence());
    reject(silence());
  }, silenceMs + extraMs);
  try {
    return await Promise.race([work, promise]);
  } catch (error) {
    throw s3Refusal(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Streams a file at the reader's speed: waits for a slow reader, but not for a silent S3. */
function inPieces(body: Readable): Readable {
  const pieces: AsyncIterator<Uint8Array, undefined> = body[Symbol.asyncIterator]();
  return new Readable({
    read() {
      inTime((error) => body.destroy(error), pieces.next()).then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      body.destroy();
      done(error);
    },
  });
}

function createClient({ region, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    // The bucket's own address in either style; each command uses it as its `Bucket`.
    bucketEndpoint: true,
    // Not every S3 supports the newer checksums; the content is signed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without it the SDK looks in its own variables and files, and asks the machine or container.
    ...(credentials && { credentials }),
  });
}

/** Sends a command, aborted when S3 is silent for too long. @throws Refusal like `inTime` */
function send<T>(
  work: (options: { abortSignal: AbortSignal }) => Promise<T>,
  extraMs?: number,
): Promise<T> {
  const stop = new AbortController();
  return inTime(() => stop.abort(), work({ abortSignal: stop.signal }), extraMs);
}

/**
 * Creates a storage in a bucket. An upload in progress is in `workFolder` on this machine; it is in the bucket once `save`
 * resolves.
 */
export async function createS3Storage(config: S3Config, workFolder: string): Promise<FileStorage> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const client = createClient(config);
  const bucket = { Bucket: config.address.replace(/\/$/, '') };
  const place = (key: string) => {
    if (!isFileKey(key)) throw new RangeError('Not a key of a file');
    return { ...bucket, Key: prefix + key };
  };
  return {
    workFolder,
    save: async (path) => {
      const key = randomUUID();
      const Body = await readFile(path);
      const command = new PutObjectCommand({ ...place(key), Body });
      await send((options) => client.send(command, options), Body.length / slowest);
      await rm(path, { force: true });
      return key;
    },
    read: async (key) => {
      const command = new GetObjectCommand(place(key));
      const { Body } = await send((options) => client.send(command, options));
      if (!(Body instanceof Readable)) throw s3Refusal(new Error('no content'));
      return inPieces(Body);
    },
    remove: async (key) => {
      const command = new DeleteObjectCommand(place(key));
      await send((options) => client.send(command, options));
    },
    list: async function* list(): AsyncGenerator<StoredFile> {
      const pages = paginateListObjectsV2({ client }, { ...bucket, Prefix: prefix });
      for (;;) {
        const page = await send(() => pages.next());
        if (page.done) return;
        for (const { Key = '', LastModified } of page.value.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (LastModified && isFileKey(key))
            yield {
              key,
              changedAt: Temporal.Instant.fromEpochMilliseconds(LastModified.getTime()),
            };
        }
      }
    },
  };
}
