import { providerBase } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { isLanguage } from '@mijn/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { checkOwnClick } from '../http/origin.ts';
import { createSignal } from '../http/signal.ts';
import { Refusal } from '../http/refusal.ts';
import { type Attachment, fetchDocument, fetchFile, fetchPage } from '../provider/fetchFile.ts';
import type { Asker } from '../provider/ask.ts';
import type { Caller } from '../provider/token.ts';
import { checkSessie } from '../sessie/readSessie.ts';
import { toCaller } from '../sessie/toCaller.ts';

/** Disarms a file that a browser displays anyway. */
const sandboxed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Documents that the insurer generates: as PDF, and a copy of the person's data. */
const documents: readonly Call[] = [
  calls.getBevestiging,
  calls.getBesluit,
  calls.getFactuurDocument,
  calls.getBriefDocument,
  calls.getRegelingDocument,
  calls.getPolisblad,
  calls.getJaaroverzicht,
  calls.getGegevens,
];

/** Access to downloads: their base path, guards and caller. */
export interface DownloadAccess {
  readonly base: string;
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
  readonly preParsing: (request: FastifyRequest) => Promise<void>;
  readonly callerOf: (request: FastifyRequest) => Caller | undefined;
}

function publicAccess(services: Services): DownloadAccess {
  return {
    base: '',
    onRequest: checkOwnClick,
    preParsing: checkSessie(services),
    callerOf: ({ sessie }) => sessie && toCaller(sessie),
  };
}

/**
 * Registers downloads: `GET` with the session, by a link or an image on our own page, of a claim's file, a
 * document (`?taal=en` for English), or a page of an unsent file, streamed through. A sandboxed attachment,
 * in case a browser displays it.
 */
export function registerDownloads(
  app: FastifyInstance,
  services: Services,
  { base, onRequest, preParsing, callerOf }: DownloadAccess = publicAccess(services),
): void {
  const { limits } = services;
  const providerPath = base + providerBase;
  const askerOf = (request: FastifyRequest, reply: FastifyReply) =>
    toAsker(services, callerOf(request), reply);
  const options = {
    exposeHeadRoute: false,
    config: { rateLimit: { max: limits.uploads, groupId: 'bestanden' } } as const,
    onRequest,
    preParsing,
  };
  app.get<{ Params: { id: string; bestandId: string } }>(
    providerPath + calls.getBestand.path,
    options,
    async (request, reply) => {
      const { id, bestandId } = request.params;
      return sendAttachment(reply, await fetchFile(askerOf(request, reply), id, bestandId));
    },
  );
  app.get<{ Params: { bestandId: string; bladzijde: string } }>(
    providerPath + calls.getBladzijde.path,
    options,
    async (request, reply) => {
      const { bestandId, bladzijde } = request.params;
      return sendAttachment(reply, await fetchPage(askerOf(request, reply), bestandId, bladzijde));
    },
  );
  for (const call of documents) {
    app.get<{ Params: Readonly<Record<string, string>>; Querystring: { taal?: unknown } }>(
      providerPath + call.path,
      options,
      async (request, reply) => {
        const { params, query } = request;
        const language = isLanguage(query.taal) ? query.taal : 'nl';
        const asker = askerOf(request, reply);
        return sendAttachment(reply, await fetchDocument(asker, call, params, language));
      },
    );
  }
}

function toAsker(
  { config, createToken, timeouts }: Services,
  caller: Caller | undefined,
  reply: FastifyReply,
): Asker {
  if (caller === undefined) throw new Refusal(401, 'no session');
  return {
    connection: config.provider,
    token: () => createToken(caller),
    signal: createSignal(reply, timeouts.fileCall),
  };
}

function sendAttachment(
  reply: FastifyReply,
  { contentType, bytes, header, body }: Attachment,
): FastifyReply {
  if (bytes !== undefined) void reply.header('content-length', bytes);
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': header,
      'content-security-policy': sandboxed,
      'cache-control': 'no-store',
    })
    .send(body);
}
