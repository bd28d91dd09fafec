import { providerBasis } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { isLanguage } from '@mijn/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { requireOwnClick } from '../http/origin.ts';
import { createSignal } from '../http/signal.ts';
import { Refusal } from '../http/refusal.ts';
import { type Attachment, fetchDocument, fetchFile, fetchPage } from '../provider/fetchFile.ts';
import type { Asker } from '../provider/ask.ts';
import { requireSessie } from '../sessie/readSessie.ts';

/** A file that a browser shows after all can do nothing. */
const sandboxed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What the insurer makes as a PDF to keep. */
const documents: readonly Call[] = [
  calls.getBevestiging,
  calls.getBesluit,
  calls.getFactuurDocument,
  calls.getJaaroverzicht,
];

/**
 * Reading a claim's file back, a document to keep (`?taal=en` for English), or a page of a file that waits
 * to be sent in, by a plain link or a picture of our own page: `GET` with the session, streamed through. It
 * is an attachment, and locked up should a browser show it.
 */
export function registerFile(app: FastifyInstance, services: Services): void {
  const { limits } = services;
  const options = {
    exposeHeadRoute: false,
    config: { rateLimit: { max: limits.bestanden, groupId: 'bestanden' } },
    onRequest: requireOwnClick,
    preParsing: requireSessie(services),
  };
  app.get<{ Params: { id: string; bestandId: string } }>(
    providerBasis + calls.getBestand.path,
    options,
    async ({ params, sessie }, reply) =>
      sendAttachment(
        reply,
        await fetchFile(callOf(services, sessie, reply), params.id, params.bestandId),
      ),
  );
  app.get<{ Params: { bestandId: string; bladzijde: string } }>(
    providerBasis + calls.getBladzijde.path,
    options,
    async ({ params: { bestandId, bladzijde }, sessie }, reply) =>
      sendAttachment(reply, await fetchPage(callOf(services, sessie, reply), bestandId, bladzijde)),
  );
  for (const call of documents) {
    app.get<{ Params: Readonly<Record<string, string>>; Querystring: { taal?: unknown } }>(
      providerBasis + call.path,
      options,
      async ({ params, query, sessie }, reply) => {
        const language = isLanguage(query.taal) ? query.taal : 'nl';
        const asker = callOf(services, sessie, reply);
        return sendAttachment(reply, await fetchDocument(asker, call, params, language));
      },
    );
  }
}

function callOf(
  { config, createToken, timeouts }: Services,
  sessie: FastifyRequest['sessie'],
  reply: FastifyReply,
): Asker {
  if (sessie === undefined) throw new Refusal(401, 'no session');
  const { bsn, niveau, idHash } = sessie;
  return {
    connection: config.provider,
    token: () => createToken({ sleutel: idHash.toString('hex'), bsn, niveau }),
    signal: createSignal(reply, timeouts.bestanden),
  };
}

function sendAttachment(
  reply: FastifyReply,
  { soort, bytes, header, body }: Attachment,
): FastifyReply {
  if (bytes !== undefined) void reply.header('content-length', bytes);
  return reply
    .headers({
      'content-type': soort,
      'content-disposition': header,
      'content-security-policy': sandboxed,
      'cache-control': 'no-store',
    })
    .send(body);
}
