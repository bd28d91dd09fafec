import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseWeg } from './databaseWeg.ts';
import { Weigering, type WeigerStatus } from './weigering.ts';

/** How a call's answer carries its status (contract.md, Shapes). */
export type StatusVorm = 'genest' | 'kaal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Form of the status in this call's refusals; plain when left out. */
    statusVorm?: StatusVorm;
    /** Query parameters that name a person or thing: a malformed one does not exist. */
    verwijzingen?: readonly string[];
    /** Open to everybody: documents and health. */
    openbaar?: boolean;
    /** Opened by the gateway's own token, and by no person's. */
    betaalmelding?: boolean;
  }
}

/** The body of a refusal, in the form of the call. `verzoek` is the request id, with 500 only. */
export function foutBody(
  status: WeigerStatus,
  vorm: StatusVorm,
  meer: { readonly redenen?: readonly string[]; readonly verzoek?: string } = {},
): Record<string, unknown> {
  return { status: vorm === 'genest' ? { status } : status, ...meer };
}

const pogingOver: Partial<Record<WeigerStatus, string>> = { 503: '5', 429: '5' };

/**
 * Answers a refusal (decisions §8): the same bytes for the same status, without what was asked and
 * never with a stack. Only 500 carries something of its own: the request id.
 */
export function beantwoordWeigering(reply: FastifyReply, weigering: Weigering): FastifyReply {
  const { status, redenen } = weigering;
  const vorm = reply.request.routeOptions.config.statusVorm ?? 'kaal';
  const wacht = pogingOver[status];
  if (wacht) reply.header('retry-after', wacht);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const meer = {
    ...(redenen.length > 0 ? { redenen } : {}),
    ...(status === 500 ? { verzoek: reply.request.id } : {}),
  };
  // Written out, so that the response schema of the answer that was not given does not apply.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send(foutBody(status, vorm, meer));
}

/** What a failed request is refused with. Anything unexpected is 500. */
export function weigeringVan(fout: unknown, request: FastifyRequest): Weigering {
  if (fout instanceof Weigering) return fout;
  if (hasZodFastifySchemaValidationErrors(fout)) return ongeldigeVraag(fout.validation, request);
  if (isDatabaseWeg(fout)) return new Weigering(503);
  // Whoever asked has hung up: nobody reads this.
  if (request.signal.aborted) return new Weigering(408);
  const statusCode = fout instanceof Error && 'statusCode' in fout ? fout.statusCode : undefined;
  const bekend = ([400, 405, 408, 413, 415, 429, 503] as const).find((s) => s === statusCode);
  return new Weigering(bekend ?? 500);
}

function ongeldigeVraag(
  fouten: readonly { readonly instancePath: string }[],
  request: FastifyRequest,
): Weigering {
  const verwijzingen = request.routeOptions.config.verwijzingen ?? [];
  const alleenVerwijzing = fouten.every(({ instancePath }) => {
    const veld = instancePath.split('/')[1] ?? '';
    return verwijzingen.includes(veld) && veld in Object(request.query);
  });
  return new Weigering(alleenVerwijzing ? 404 : 400);
}
