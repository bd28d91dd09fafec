import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { providerBase } from '@mijn/contract/addresses';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { posts, reads } from './stubResponses.testing.ts';

const fileAddresses = [
  'relatie/gegevens',
  'declaraties/:id/bestanden/:bestandId',
  'declaraties/:id/bevestiging',
  'declaraties/:id/besluit',
  'facturen/:id/document',
  'jaaroverzicht/:id/:jaar',
  'polisbladen/:id/:jaar',
  'regelingen/:id/document',
  'declaraties/gelezen/:id/bladzijden/:nr',
];

export interface RecordedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bsn: string;
  bytes: number;
  content?: unknown;
}

export type OtherResponse = (reply: FastifyReply, bsn: string) => unknown;

const uploads = ['/declaraties/indienen', '/declaraties/valideren/bestand'];

/** Addresses with GET, PUT and DELETE. */
const kept = ['/declaraties/concept', '/berichten/keuze', '/relatie/voorwaarden'];

function typeOf(path: string): string {
  if (path.endsWith('/gegevens')) return 'application/json';
  return path.includes('/bladzijden/') ? 'image/jpeg' : 'application/pdf';
}

/** A stub provider in contract shapes; tests can replace its responses and inspect its calls. */
class StubProvider {
  readonly app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  readonly seen: RecordedCall[] = [];
  readonly #otherwise = new Map<string, OtherResponse>();

  constructor() {
    this.app.addContentTypeParser('multipart/form-data', (_request, payload, done) =>
      done(null, payload),
    );
    for (const [path, plain] of reads) {
      this.app.get(providerBase + path, async (request, reply) => {
        const { bsn } = this.#record(request);
        const other = this.#otherwise.get(path);
        return other === undefined ? plain(bsn) : other(reply, bsn);
      });
    }
    for (const [path, address, plain] of posts) {
      this.app.post(providerBase + address, (request, reply) => {
        const call = this.#record(request);
        call.content = request.body;
        return this.#otherwise.get(path)?.(reply, call.bsn) ?? plain;
      });
    }
    for (const path of uploads) this.#takeFiles(path);
    for (const path of fileAddresses) this.#giveFile(path);
    for (const path of kept) this.#keep(path);
  }

  /** Replaces a path's response until the next `recover`. */
  answer(path: string, other: OtherResponse): void {
    this.#otherwise.set(path, other);
  }

  recover(): void {
    this.#otherwise.clear();
    this.seen.length = 0;
  }

  #record({ url: path, headers }: FastifyRequest): RecordedCall {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const call: RecordedCall = { path, headers, bsn: decodeJwt(token).sub ?? '', bytes: 0 };
    this.seen.push(call);
    return call;
  }

  #takeFiles(path: string): void {
    this.app.post(providerBase + path, async (request, reply) => {
      const call = this.#record(request);
      const other = this.#otherwise.get(path);
      if (other !== undefined) return other(reply, call.bsn);
      // oxlint's no-unsafe rules: the parser above hands over the raw stream.
      for await (const part of request.raw) call.bytes += Buffer.byteLength(part);
      return { status: 200, body: { filename: 'nota.pdf', messages: [], bestandId: 'b1' } };
    });
  }

  #giveFile(path: string): void {
    this.app.get(`${providerBase}/uitbreidingen/${path}`, (request, reply) => {
      const { bsn } = this.#record(request);
      const other = this.#otherwise.get('/bestand');
      if (other !== undefined) return other(reply, bsn);
      void reply
        .type(typeOf(path))
        .header('content-disposition', 'attachment; filename="nota.pdf"');
      return reply.send('%PDF-1.7');
    });
  }

  #keep(path: string): void {
    this.app.route({
      method: ['GET', 'PUT', 'DELETE'],
      url: `${providerBase}/uitbreidingen${path}`,
      handler: (request, reply) => {
        const call = this.#record(request);
        call.content = request.body;
        return this.#otherwise.get(path)?.(reply, call.bsn) ?? { status: 200, concept: null };
      },
    });
  }
}

export const createStubProvider = () => new StubProvider();

/** Never responds within a test's timeouts. */
export const never: OtherResponse = () => pause(60_000, undefined, { ref: false });
