import { AwsV4Signer } from 'aws4fetch';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Weigering } from '../http/weigering.ts';
import type { Bestandsopslag, OpgeslagenBestand } from './opslag.ts';

/** A bucket of an S3 that files are kept in. */
export interface S3Config {
  /** Address of the bucket: `https://s3.example/bucket` or `https://bucket.s3.example`. */
  readonly adres: string;
  readonly regio: string;
  readonly sleutelId: string;
  readonly geheim: string;
}

/** Longest for one request, milliseconds; a file is 10 MB at most. */
const tijdMs = 15_000;
const begin = 'bestanden/';
const sleutelVorm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Verzoek {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly inhoud?: { readonly blob: Blob; readonly sha256: string };
}

/** Sends a signed request. @throws Weigering 503 when S3 is not there or does not do it. */
async function vraag(config: S3Config, url: URL, { method, inhoud }: Verzoek): Promise<Response> {
  const ondertekend = await new AwsV4Signer({
    url: url.href,
    method,
    service: 's3',
    region: config.regio,
    accessKeyId: config.sleutelId,
    secretAccessKey: config.geheim,
    // The contents are signed along: S3 refuses what arrives otherwise.
    headers: { 'x-amz-content-sha256': inhoud?.sha256 ?? 'UNSIGNED-PAYLOAD' },
  }).sign();
  const antwoord = await fetch(ondertekend.url, {
    method,
    headers: ondertekend.headers,
    signal: AbortSignal.timeout(tijdMs),
    ...(inhoud && { body: inhoud.blob }),
  }).catch(() => undefined);
  if (antwoord?.ok) return antwoord;
  await antwoord?.body?.cancel();
  throw new Weigering(503);
}

async function sha256Van(pad: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const stuk of createReadStream(pad)) hash.update(stuk);
  return hash.digest('hex');
}

const velden = /<Key>([^<]*)<\/Key>[\s\S]*?<LastModified>([^<]*)<\/LastModified>/g;

/** A page of a list: our own keys in it, and where the next page begins. */
function leesLijst(xml: string): { bestanden: OpgeslagenBestand[]; verder: string | undefined } {
  const bestanden = [...xml.matchAll(velden)].flatMap(([, sleutel = '', tijd = '']) => {
    const kaal = sleutel.replace(begin, '');
    if (!sleutelVorm.test(kaal)) return [];
    return [{ sleutel: kaal, gewijzigdOp: Temporal.Instant.from(tijd) }];
  });
  const verder = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]?.replaceAll('&amp;', '&');
  return { bestanden, verder };
}

/**
 * Keeps files in a bucket. What is on its way stands in `werkmap`, a folder of this machine; a file
 * is in the bucket when `bewaar` answers.
 */
export async function maakS3Opslag(config: S3Config, werkmap: string): Promise<Bestandsopslag> {
  await mkdir(werkmap, { recursive: true, mode: 0o700 });
  const bucket = config.adres.replace(/\/$/, '');
  const urlVan = (sleutel: string): URL => {
    if (!sleutelVorm.test(sleutel)) throw new RangeError('Not a key of a file');
    return new URL(`${bucket}/${begin}${sleutel}`);
  };
  return {
    werkmap,
    bewaar: async (pad) => {
      const sleutel = randomUUID();
      const inhoud = { blob: await openAsBlob(pad), sha256: await sha256Van(pad) };
      await vraag(config, urlVan(sleutel), { method: 'PUT', inhoud });
      await rm(pad, { force: true });
      return sleutel;
    },
    lees: async (sleutel) => {
      const { body } = await vraag(config, urlVan(sleutel), { method: 'GET' });
      if (!body) throw new Weigering(503);
      return Readable.fromWeb(body);
    },
    verwijder: async (sleutel) => {
      await vraag(config, urlVan(sleutel), { method: 'DELETE' });
    },
    lijst: () => lijst(config, bucket),
  };
}

async function* lijst(config: S3Config, bucket: string): AsyncGenerator<OpgeslagenBestand> {
  let vanaf: string | undefined;
  do {
    const url = new URL(bucket);
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', begin);
    if (vanaf) url.searchParams.set('continuation-token', vanaf);
    const antwoord = await vraag(config, url, { method: 'GET' });
    const { bestanden, verder } = leesLijst(await antwoord.text());
    yield* bestanden;
    vanaf = verder;
  } while (vanaf);
}
