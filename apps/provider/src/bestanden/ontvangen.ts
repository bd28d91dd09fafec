import multipart from '@fastify/multipart';
import { bestandRegels } from '@mijn/domain/constanten';
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '../http/omgeving.ts';
import { Weigering } from '../http/weigering.ts';
import { schoneBestandsnaam } from './bestandsnaam.ts';

/** A file as it arrived, in the work folder. */
export interface OntvangenBestand {
  readonly naam: string;
  readonly pad: string;
  readonly bytes: number;
  /** SHA-256 of what was sent, in hex. */
  readonly sha256: string;
  /** There was more than one file may have: the rest is not kept. */
  readonly teGroot: boolean;
}

/** A form as it arrived: the values per field, in order, and the files. */
export interface Formulier {
  readonly velden: ReadonlyMap<string, readonly string[]>;
  readonly bestanden: readonly OntvangenBestand[];
  /** Removes what was not taken into keeping. */
  readonly ruimOp: () => Promise<void>;
}

// A form of one person: a handful of fields, and room for more files than we take, so that too many
// gets an answer in words.
const grenzen = { fieldNameSize: 100, fieldSize: 8 * 1024, fields: 60, files: 20, headerPairs: 20 };

/** What a request may weigh: the files together and a little for the fields. */
const maximumVerzoek = bestandRegels.maximumBytesSamen + 1024 * 1024;

/**
 * For the calls with files: the schema of their form is there for the document only, as the form is
 * still to be read when Fastify would check it.
 */
export const nietVooraf: FastifySchemaCompiler<unknown> = () => (value: unknown) => ({ value });

/** Lets the calls of `app` take multipart forms. */
export async function registreerFormulieren(app: App): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { ...grenzen, fileSize: bestandRegels.maximumBytes },
  });
}

/**
 * Watches what comes in on the wire, whatever its header promised and whatever we skip of it: over
 * the limit of all files together the signal ends the reading.
 */
function bewaakGewicht(request: FastifyRequest): AbortSignal {
  const teVeel = new AbortController();
  let bytes = 0;
  request.raw.on('data', (stuk: Buffer) => {
    bytes += stuk.length;
    if (bytes > maximumVerzoek) teVeel.abort();
  });
  return teVeel.signal;
}

async function schrijf(
  bron: Readable & { readonly truncated: boolean },
  pad: string,
  teVeel: AbortSignal,
): Promise<Pick<OntvangenBestand, 'bytes' | 'sha256' | 'teGroot'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    bron,
    async function* telMee(stroom: AsyncIterable<Buffer>) {
      for await (const stuk of stroom) {
        hash.update(stuk);
        bytes += stuk.length;
        yield stuk;
      }
    },
    createWriteStream(pad, { mode: 0o600, flags: 'wx' }),
    { signal: teVeel },
  );
  return { bytes, sha256: hash.digest('hex'), teGroot: bron.truncated };
}

// The plugin's own refusals: too many parts or too much is 413, what it cannot read is 400.
function weigeringBij(fout: unknown, teVeel: AbortSignal): unknown {
  if (teVeel.aborted) return new Weigering(413);
  if (!(fout instanceof Error) || !('statusCode' in fout)) return fout;
  return new Weigering(fout.statusCode === 413 ? 413 : 400);
}

/**
 * Takes a multipart form in, its files straight to the work folder: never more of it in memory than
 * a chunk. Files come under `bestandsveld` only.
 * @throws Weigering 415 no multipart form, 413 too much, 400 malformed.
 */
export async function ontvang(
  request: FastifyRequest,
  reply: FastifyReply,
  werkmap: string,
  bestandsveld: string,
): Promise<Formulier> {
  if (!request.isMultipart()) throw new Weigering(415);
  const teVeel = bewaakGewicht(request);
  const velden = new Map<string, string[]>();
  const bestanden: OntvangenBestand[] = [];
  const paden: string[] = [];
  const ruimOp = async (): Promise<void> => {
    await Promise.all(paden.map((pad) => rm(pad, { force: true })));
  };
  try {
    for await (const deel of request.parts()) {
      if (deel.type === 'field') {
        velden.set(deel.fieldname, [...(velden.get(deel.fieldname) ?? []), leesVeld(deel)]);
        continue;
      }
      if (deel.fieldname !== bestandsveld) throw new Weigering(400);
      const pad = path.join(werkmap, randomUUID());
      paden.push(pad);
      const inhoud = await schrijf(deel.file, pad, teVeel);
      bestanden.push({ naam: schoneBestandsnaam(deel.filename), pad, ...inhoud });
    }
  } catch (fout) {
    await ruimOp();
    // Nobody reads the rest of it: without this the connection would wait for that.
    reply.header('connection', 'close');
    throw weigeringBij(fout, teVeel);
  }
  return { velden, bestanden, ruimOp };
}

function leesVeld(deel: { readonly value: unknown; readonly valueTruncated: boolean }): string {
  if (typeof deel.value !== 'string' || deel.valueTruncated) throw new Weigering(400);
  // PostgreSQL cannot hold it in text.
  if (deel.value.includes('\0')) throw new Weigering(400);
  return deel.value;
}
