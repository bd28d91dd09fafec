import { idempotencyHeader } from '@mijn/domain/headers';
import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { providerBase } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { checkOwnOrigin } from '../http/origin.ts';
import { maximumBytes } from '../http/limits.ts';
import { CallerGoneError, createSignal } from '../http/signal.ts';
import { Refusal } from '../http/refusal.ts';
import { forward } from '../provider/forward.ts';
import { checkSessie } from '../sessie/readSessie.ts';
import { toCaller } from '../sessie/toCaller.ts';

const kinds = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Only headers that the provider needs: no cookie, and none about the caller. */
function headersFor({ headers }: FastifyRequest): Record<string, string> {
  const names = ['content-type', 'content-length', idempotencyHeader];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Passes bytes through up to the limit; beyond it the stream fails with 413. */
function limitBytes(maximum: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > maximum) done(new Refusal(413, 'too many bytes'));
      else done(null, part);
    },
  });
}

function refuseTooLarge({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > maximumBytes.bestanden) {
    throw new Refusal(413, 'too many bytes');
  }
}

/**
 * Streams the request's body to the provider at the speed at which it reads. Drains the rest if the
 * provider stops reading, so that a browser that is still sending gets its response.
 */
function passThrough(content: Readable): Readable {
  const body = limitBytes(maximumBytes.bestanden);
  content.once('error', (error) => body.destroy(error));
  content.once('close', () => {
    if (!content.readableEnded) body.destroy(new CallerGoneError());
  });
  body.once('close', () => content.unpipe(body).resume());
  return content.pipe(body);
}

async function forwardUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { config, createToken, timeouts }: Services,
) {
  const { sessie, body: content } = request;
  if (sessie === undefined) throw new Refusal(401, 'no session');
  if (!(content instanceof Readable)) throw new Refusal(400, 'no content');
  const caller = toCaller(sessie);
  const body = passThrough(content);
  const call = {
    connection: config.provider,
    token: () => createToken(caller),
    signal: createSignal(reply, timeouts.fileCall),
  };
  try {
    const response = await forward(call, { path, headers: headersFor(request), body });
    body.destroy();
    await finished(content).catch(() => undefined);
    return response;
  } finally {
    body.destroy();
  }
}

/**
 * Registers the two file calls (docs/contract.md, Addresses), streamed to the provider, so that 40 MB is
 * never in memory. The provider's JSON is returned unchanged.
 */
export async function registerUploads(app: FastifyInstance, services: Services): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(kinds, (_request, payload, done) => done(null, payload));

  for (const { path } of [calls.indienen, calls.validerenBestand]) {
    app.post(
      providerBase + path,
      {
        config: {
          longBody: true,
          rateLimit: { max: services.limits.uploads, groupId: 'bestanden' },
        },
        onRequest: [checkOwnOrigin, async (request) => refuseTooLarge(request)],
        preParsing: checkSessie(services),
      },
      async (request, reply) => {
        const { status, json, retry } = await forwardUpload(request, reply, path, services);
        if (retry !== undefined) void reply.header('retry-after', retry);
        return reply.code(status).header('cache-control', 'no-store').send(json);
      },
    );
  }
}
