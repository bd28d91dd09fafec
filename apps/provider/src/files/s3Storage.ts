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
import { BehindError, kindOf, Refusal } from '../http/refusal.ts';
import type { S3Config } from './s3Config.ts';
import { type FileStorage, isFileKey, type StoredFile } from './storage.ts';

/** How long S3 may be silent, milliseconds: before it answers, and between two pieces of what it sends. */
const silenceMs = 15_000;
/** Bytes a millisecond that go to S3 at least; it is silent while a file is on its way. */
const slowest = 256;
const prefix = 'files/';

const silence = (): DOMException => new DOMException('S3 was silent', 'TimeoutError');

function s3Refusal(error: unknown): Refusal {
  const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
  return new Refusal(
    503,
    [],
    new BehindError(`S3: ${status ? `status ${status}` : kindOf(error)}`),
  );
}

/** @throws Refusal 503 when S3 is not there, does not do it, or takes longer than it may be silent */
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

/** Passes on a file as fast as it is read: a slow reader is waited for, and a silent S3 is not. */
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
    // The bucket's own address, in whichever style: each command gives it as its `Bucket`.
    bucketEndpoint: true,
    // Not every S3 knows the newer checksums; the content is signed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without it the SDK finds them: in its own variables or files, or from the machine or container.
    ...(credentials && { credentials }),
  });
}

/** Sends a command; the signal ends it where S3 falls silent. @throws Refusal as `inTime` does */
function send<T>(
  work: (options: { abortSignal: AbortSignal }) => Promise<T>,
  extraMs?: number,
): Promise<T> {
  const stop = new AbortController();
  return inTime(() => stop.abort(), work({ abortSignal: stop.signal }), extraMs);
}

/**
 * Keeps files in a bucket. A file on its way stands in `workFolder`, a folder of this machine; it is in the bucket
 * when `save` answers.
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
