import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseGone } from './databaseGone.ts';
import { Refusal, type RefusalStatus } from './refusal.ts';

/** How a call's answer carries its status (contract.md, Shapes). */
export type StatusShape = 'nested' | 'bare';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Form of the status in this call's refusals; plain when left out. */
    statusShape?: StatusShape;
    /** Query parameters that name a person or thing: a malformed one does not exist. */
    references?: readonly string[];
    /** Open to everybody: documents and health. */
    isPublic?: boolean;
    /** Opened by the gateway's own token, and by no person's. */
    paymentNotice?: boolean;
  }
}

/** The body of a refusal, in the form of the call. `request` is the request id, with 500 only. */
export function errorBody(
  status: RefusalStatus,
  shape: StatusShape,
  more: { readonly redenen?: readonly string[]; readonly request?: string } = {},
): Record<string, unknown> {
  return { status: shape === 'nested' ? { status } : status, ...more };
}

const retryAfter: Partial<Record<RefusalStatus, string>> = { 503: '5', 429: '5' };

/**
 * Answers a refusal (decisions §8): the same bytes for the same status, without what was asked and
 * never with a stack. Only 500 carries something of its own: the request id.
 */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, redenen } = refusal;
  const shape = reply.request.routeOptions.config.statusShape ?? 'bare';
  const wait = retryAfter[status];
  if (wait) reply.header('retry-after', wait);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const more = {
    ...(redenen.length > 0 ? { redenen } : {}),
    ...(status === 500 ? { request: reply.request.id } : {}),
  };
  // Written out, so that the response schema of the answer that was not given does not apply.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send(errorBody(status, shape, more));
}

/** What a failed request is refused with. Anything unexpected is 500. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation, request);
  if (isDatabaseGone(error)) return new Refusal(503);
  // Whoever asked has hung up: nobody reads this.
  if (request.signal.aborted) return new Refusal(408);
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const known = ([400, 405, 408, 413, 415, 429, 503] as const).find((s) => s === statusCode);
  return new Refusal(known ?? 500);
}

function invalidRequest(
  errors: readonly { readonly instancePath: string }[],
  request: FastifyRequest,
): Refusal {
  const references = request.routeOptions.config.references ?? [];
  const onlyReference = errors.every(({ instancePath }) => {
    const field = instancePath.split('/')[1] ?? '';
    return references.includes(field) && field in Object(request.query);
  });
  return new Refusal(onlyReference ? 404 : 400);
}
