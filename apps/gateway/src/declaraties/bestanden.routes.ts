import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { idempotencyHeader, providerBasis, restPaden } from '@mijn/contract/restPaden';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { eisEigenHerkomst } from '../http/herkomst.ts';
import { maximumBytes } from '../http/limieten.ts';
import { maakSignaal } from '../http/signaal.ts';
import { Weigering } from '../http/weigering.ts';
import { stuurDoor } from '../provider/stuurDoor.ts';
import { eisSessie } from '../sessie/leesSessie.ts';

const soorten = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Only what the provider needs: no cookie, no header that says who is calling. */
function koppenVoor({ headers }: FastifyRequest): Record<string, string> {
  const namen = ['content-type', 'content-length', idempotencyHeader];
  return Object.fromEntries(
    namen.flatMap((naam) => {
      const waarde = headers[naam];
      return typeof waarde === 'string' ? [[naam, waarde]] : [];
    }),
  );
}

/** Lets bytes through up to the limit. The stream fails with 413 beyond it. */
function begrens(maximum: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(deel: Buffer, _codering, klaar) {
      bytes += deel.length;
      if (bytes > maximum) klaar(new Weigering(413, 'te veel bytes'));
      else klaar(null, deel);
    },
  });
}

function weigerTeGroot({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > maximumBytes.bestanden) {
    throw new Weigering(413, 'te veel bytes');
  }
}

/**
 * The request's body on its way to the provider, no faster than that reads. What the provider does
 * not want runs off, so that a browser that is still sending gets its answer.
 */
function leidDoor(inhoud: Readable): Readable {
  const body = begrens(maximumBytes.bestanden);
  inhoud.once('error', (fout) => body.destroy(fout));
  inhoud.once('close', () => {
    if (!inhoud.readableEnded) body.destroy(new Error('de browser is weg'));
  });
  body.once('close', () => inhoud.unpipe(body).resume());
  return inhoud.pipe(body);
}

async function verstuur(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { config, maakToken, wachttijden }: Diensten,
) {
  const { sessie, body: inhoud } = request;
  if (sessie === undefined) throw new Weigering(401, 'geen sessie');
  if (!(inhoud instanceof Readable)) throw new Weigering(400, 'geen inhoud');
  const { bsn, niveau, idHash } = sessie;
  const body = leidDoor(inhoud);
  const aanroep = {
    verbinding: config.provider,
    token: () => maakToken({ sleutel: idHash.toString('hex'), bsn, niveau }),
    signal: maakSignaal(reply, wachttijden.bestanden),
  };
  try {
    const antwoord = await stuurDoor(aanroep, { path, headers: koppenVoor(request), body });
    body.destroy();
    await finished(inhoud).catch(() => undefined);
    return antwoord;
  } finally {
    body.destroy();
  }
}

/**
 * The two file calls (contract.md, Addresses): streamed through to the provider, so that 40 MB
 * never stands in memory. JSON comes back as the provider wrote it.
 */
export async function registerBestanden(app: FastifyInstance, diensten: Diensten): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(soorten, (_request, payload, klaar) => klaar(null, payload));

  for (const path of [restPaden.indienen, restPaden.validerenBestand]) {
    app.post(
      providerBasis + path,
      {
        config: { rateLimit: { max: diensten.limieten.bestanden, groupId: 'bestanden' } },
        onRequest: [
          eisEigenHerkomst,
          async (request) => weigerTeGroot(request),
          eisSessie(diensten),
        ],
      },
      async (request, reply) => {
        const { status, json, herkans } = await verstuur(request, reply, path, diensten);
        if (herkans !== undefined) void reply.header('retry-after', herkans);
        return reply.code(status).header('cache-control', 'no-store').send(json);
      },
    );
  }
}
