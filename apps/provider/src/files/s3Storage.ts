import { AwsV4Signer } from 'aws4fetch';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BehindError, kindOf, Refusal } from '../http/refusal.ts';
import { type FileStorage, isFileKey, type StoredFile } from './storage.ts';

/** A bucket of an S3 that files are kept in. */
export interface S3Config {
  /** Address of the bucket: `https://s3.example/bucket` or `https://bucket.s3.example`. */
  readonly address: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** How long S3 may be silent, milliseconds: before it answers, and between two pieces of what it sends. */
const silenceMs = 15_000;
/** So many bytes a millisecond go to S3 at least; it is silent as long as a file is on its way. */
const slowest = 256;
const begin = 'files/';

interface Operation {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly content?: { readonly blob: Blob; readonly sha256: string };
}

/** @throws Error of what `stop` ended, when it takes longer than S3 may be silent. */
async function inTime<T>(stop: AbortController, work: Promise<T>, extraMs = 0): Promise<T> {
  const timer = setTimeout(
    () => stop.abort(new DOMException('S3 was silent', 'TimeoutError')),
    silenceMs + extraMs,
  );
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** What S3 sends, as fast as it is read: who reads slowly is waited for, and S3 is not. */
function inPieces(body: ReadableStream<Uint8Array>, stop: AbortController): ReadableStream {
  const reader = body.getReader();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await inTime(stop, reader.read()).catch((error: unknown) => {
          throw s3Refusal(kindOf(error));
        });
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => stop.abort(),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Sends a signed request.
 * @returns what S3 answers: as a whole or in part it is refused with 503 when S3 falls silent.
 * @throws Refusal 503 when S3 is not there or does not do it.
 */
async function request(
  config: S3Config,
  url: URL,
  { method, content }: Operation,
): Promise<Response> {
  const signed = await new AwsV4Signer({
    url: url.href,
    method,
    service: 's3',
    region: config.region,
    accessKeyId: config.keyId,
    secretAccessKey: config.secret,
    // The contents are signed along: S3 refuses what arrives otherwise.
    headers: { 'x-amz-content-sha256': content?.sha256 ?? 'UNSIGNED-PAYLOAD' },
  }).sign();
  const stop = new AbortController();
  const answer = fetch(signed.url, {
    method,
    headers: signed.headers,
    signal: stop.signal,
    ...(content && { body: content.blob }),
  });
  const extraMs = (content?.blob.size ?? 0) / slowest;
  const { ok, status, body } = await inTime(stop, answer, extraMs).catch((error: unknown) => {
    throw s3Refusal(kindOf(error));
  });
  const pieces = body && inPieces(body, stop);
  if (ok) return new Response(pieces, { status });
  await pieces?.cancel();
  throw s3Refusal(`status ${status}`);
}

function s3Refusal(why: string): Refusal {
  return new Refusal(503, [], new BehindError(`S3: ${why}`));
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  const pieces: AsyncIterable<Uint8Array> = createReadStream(path);
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

const fields = /<Key>([^<]*)<\/Key>[\s\S]*?<LastModified>([^<]*)<\/LastModified>/g;

/** A page of a list: our own keys in it, and where the next page begins. */
function parseList(xml: string): { files: StoredFile[]; onward: string | undefined } {
  const files = [...xml.matchAll(fields)].flatMap(([, key = '', time = '']) => {
    const bare = key.replace(begin, '');
    if (!isFileKey(bare)) return [];
    return [{ key: bare, changedAt: Temporal.Instant.from(time) }];
  });
  const onward = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]?.replaceAll('&amp;', '&');
  return { files, onward };
}

/**
 * Keeps files in a bucket. What is on its way stands in `workFolder`, a folder of this machine; a file
 * is in the bucket when `save` answers.
 */
export async function createS3Storage(config: S3Config, workFolder: string): Promise<FileStorage> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const bucket = config.address.replace(/\/$/, '');
  const urlOf = (key: string): URL => {
    if (!isFileKey(key)) throw new RangeError('Not a key of a file');
    return new URL(`${bucket}/${begin}${key}`);
  };
  return {
    workFolder,
    save: async (path) => {
      const key = randomUUID();
      const content = { blob: await openAsBlob(path), sha256: await sha256Of(path) };
      await (await request(config, urlOf(key), { method: 'PUT', content })).bytes();
      await rm(path, { force: true });
      return key;
    },
    read: async (key) => {
      const { body } = await request(config, urlOf(key), { method: 'GET' });
      if (!body) throw s3Refusal('no content');
      return Readable.fromWeb(body);
    },
    remove: async (key) => {
      await (await request(config, urlOf(key), { method: 'DELETE' })).bytes();
    },
    list: () => list(config, bucket),
  };
}

async function* list(config: S3Config, bucket: string): AsyncGenerator<StoredFile> {
  let from: string | undefined;
  do {
    const url = new URL(bucket);
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', begin);
    if (from) url.searchParams.set('continuation-token', from);
    const response = await request(config, url, { method: 'GET' });
    const { files, onward } = parseList(await response.text());
    yield* files;
    from = onward;
  } while (from);
}
