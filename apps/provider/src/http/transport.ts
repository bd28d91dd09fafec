import type { CallName, CallOutcome, DataCallName } from '@mijn/contract/calls';
import { type Call, refusalsOf } from '@mijn/contract/calls/call';
import { bareRefusal, nestedRefusal } from '@mijn/contract/shapes';
import type { FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { Caller } from '../access/access.ts';
import { z } from 'zod';
import type { App } from './services.ts';
import { sendRefusal } from './errorResponse.ts';
import { isAsked, type StreamHandlers } from './handlers.ts';
import type { Pipeline } from './pipeline.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Call behind this route; routes without one are public. */
    call?: CallName;
  }
  interface FastifyRequest {
    /** Caller; undefined for calls of the gateway itself and for public routes. */
    caller: Caller | undefined;
  }
}

/** Registers the HTTP route of every call: Fastify decodes, the pipeline does the rest. */
export function registerTransport(app: App, pipeline: Pipeline, streams: StreamHandlers): void {
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    // Before the body is read.
    if (call) request.caller = await pipeline.admit(call, request.headers.authorization);
  });
  const { checkRefusal } = pipeline;
  // Checks every refusal: by authentication, by Fastify's parsing, or by the call.
  if (checkRefusal) {
    app.addHook('onSend', async (request, reply) => {
      const { call } = request.routeOptions.config;
      const { statusCode } = reply;
      if (!call || statusCode < 400) return;
      // An error thrown by this hook is sent with the current status, hence the temporary 500.
      reply.code(500);
      checkRefusal(call, statusCode);
      reply.code(statusCode);
    });
  }
  for (const [name, call] of pipeline.entries) {
    const route = routeOf(name, call);
    if (isStream(name, streams)) registerStream(app, pipeline, route, name, streams);
    else app.route({ ...route, handler: dataHandler(pipeline, name, call) });
  }
  registerWrongMethods(app, [...pipeline.entries.values()]);
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers 405 to the methods that a path does not allow, without authentication. */
function registerWrongMethods(app: App, calls: readonly Call[]): void {
  for (const [url, there] of Map.groupBy(calls, ({ path }) => path)) {
    const taken = there.map(({ method }): string => method);
    const nests = there.every(({ nestsStatus }) => nestsStatus === true);
    const refuse = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      sendRefusal(reply.header('allow', taken.join(', ')), new Refusal(405), nests);
    app.route({
      method: methods.filter((method) => !taken.includes(method)),
      url,
      schema: { hide: true },
      // Before the body is read.
      onRequest: async (request, reply) => refuse(request, reply),
      handler: refuse,
    });
  }
}

type Route = Omit<RouteOptions, 'handler'>;

function isStream(name: CallName, streams: StreamHandlers): name is keyof StreamHandlers {
  return name in streams;
}

/**
 * Exempts forms with files from load shedding, because they have their own queue
 * (`files/turns.ts`).
 */
const takeAllTheSame = (): void => undefined;

function routeOf(name: CallName, call: Call): Route {
  return {
    method: call.method,
    url: call.path,
    config: { call: name, ...(call.streams === 'form' && { pressureHandler: takeAllTheSame }) },
    schema: documentation(name, call),
    // The pipeline validates input; schemas here only feed the document.
    validatorCompiler: () => (value: unknown) => ({ value }),
    ...(call.maximumBytes && { bodyLimit: call.maximumBytes }),
  };
}

function dataHandler(pipeline: Pipeline, name: DataCallName, { nestsStatus }: Call) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asking = { caller: request.caller, signal: untilHungUp(reply), requestId: request.id };
    const outcome = await pipeline.answer(name, request, asking);
    return sendOutcome(reply, outcome, nestsStatus === true);
  };
}

/**
 * Returns a signal that aborts when the client hangs up. Fastify's own signal also aborts once the
 * body has been read.
 */
function untilHungUp({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) hungUp.abort();
  });
  return hungUp.signal;
}

function sendOutcome(
  reply: FastifyReply,
  outcome: CallOutcome<unknown>,
  nestsStatus: boolean,
): FastifyReply {
  return 'refused' in outcome
    ? sendRefusal(reply, { ...outcome, status: outcome.refused }, nestsStatus)
    : reply.code(outcome.status).send(outcome.body);
}

function registerStream<N extends keyof StreamHandlers>(
  app: App,
  pipeline: Pipeline,
  route: Route,
  name: N,
  streams: Pick<StreamHandlers, N>,
): void {
  app.route({
    ...route,
    handler: async (request, reply) => {
      const { caller } = request;
      const input = { ...pipeline.check(name, request), caller, signal: untilHungUp(reply) };
      if (!isAsked(name, input)) throw new Refusal(401);
      const answer = await streams[name](input, { request, reply });
      // A streamed file has been sent already; the handler awaited the reply.
      if (answer === reply || reply.sent) return reply;
      return reply.send(pipeline.finish(name, answer).body);
    },
  });
}

const fileContents = { schema: z.string().meta({ format: 'binary' }) };

/** Returns the schema of a call for the OpenAPI document. */
function documentation(name: CallName, call: Call): FastifySchema {
  const refusal = call.nestsStatus ? nestedRefusal : bareRefusal;
  const refusals = refusalsOf(call).map((status) => [status, refusal] as const);
  const files = call.streams === 'form' ? undefined : call.streams;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.domain, ...(call.extension ? ['uitbreidingen'] : [])],
    ...(call.streams === 'form' && { consumes: ['multipart/form-data'] }),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.headers && { headers: call.headers }),
    ...(call.body && { body: call.body }),
    response: {
      ...(files && {
        200: { content: Object.fromEntries(files.map((kind) => [kind, fileContents])) },
      }),
      ...Object.fromEntries(refusals),
      ...call.answers,
    },
  };
}
