import {
  type CallName,
  calls,
  type CallOutput,
  type DataCallName,
  isCallName,
} from '@mijn/contract/calls';
import { type Call, refusalsOf, statusInAnswer } from '@mijn/contract/calls/call';
import { toCore } from '@mijn/contract/calls/core';
import { bareRefusal, nestedRefusal } from '@mijn/contract/shapes';
import type { FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../access/access.ts';
import { quotaOfCall, type Quotas } from '../access/quotas.ts';
import { isStaff } from '../access/staff.ts';
import type { GatewayReader } from './caller.ts';
import { checkAnswer, checkRefusal } from './checkAnswer.ts';
import { sendRefusal } from './errorResponse.ts';
import {
  dataParts,
  type Handlers,
  isHandlerInput,
  type StreamHandlers,
  type Wire,
} from './handlers.ts';
import { Refusal } from './refusal.ts';
import type { App } from './services.ts';
import { createValidator } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Call behind this route; routes without one are public. */
    call?: CallName;
  }
  interface FastifyRequest {
    /** Caller; undefined for calls of the gateway itself and for public routes. */
    caller: Caller | undefined;
    /** Member of staff for whom the gateway itself calls. */
    actor: string | undefined;
  }
}

export interface RouteParts {
  readonly proof: {
    readonly readCaller: (header: string | undefined) => Promise<Caller>;
    readonly readGateway: GatewayReader;
  };
  readonly quotas: Quotas;
  readonly handlers: Handlers;
  readonly streams: StreamHandlers;
  readonly extensions: boolean;
  /** Validates every answer and refusal against the contract (tests). */
  readonly checkAnswers: boolean;
}

/** Registers a route for every call of the contract's table (ADR 0014). */
export function registerRoutes(app: App, parts: RouteParts): void {
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    // Before the body is read.
    if (call) Object.assign(request, await admit(parts, call, request.headers.authorization));
  });
  // Checks every refusal: by authentication, by Fastify's parsing, or by the call.
  if (parts.checkAnswers) {
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
  const entries = entriesOf(parts.extensions);
  for (const [name, call] of entries) app.route(routeOf(parts, name, call));
  registerWrongMethods(app, [...entries.values()]);
}

function entriesOf(extensions: boolean): Map<CallName, Call> {
  const entries = new Map<CallName, Call>();
  for (const [name, call] of Object.entries<Call>(calls)) {
    const entry = extensions ? call : toCore(call);
    if (entry && isCallName(name)) entries.set(name, entry);
  }
  return entries;
}

const withScope = new WeakMap<Caller, Map<string, Caller>>();

/**
 * Returns the caller; for a representative with the scope that the call needs, which the database checks as it begins
 * their access. The same object each time, because reads of one caller share a transaction (`readInAccess`).
 * @throws Refusal 403 for a representative, unless the contract's table opens the call to them
 */
function admitRepresentative(caller: Caller, wanted: Call['gemachtigde']): Caller {
  if (!caller.actsFor) return caller;
  if (wanted === undefined) throw new Refusal(403);
  const scoped = withScope.get(caller) ?? new Map<string, Caller>();
  withScope.set(caller, scoped);
  const known = scoped.get(wanted) ?? { ...caller, wanted };
  scoped.set(wanted, known);
  return known;
}

/**
 * Authenticates the caller, refuses staff and representatives calls that are the person's own, and counts the call.
 * @throws Refusal 401, 403, 429
 */
async function admit(
  { proof, quotas }: RouteParts,
  name: CallName,
  authorization: string | undefined,
): Promise<Pick<FastifyRequest, 'caller' | 'actor'>> {
  const { asker, ownerOnly, gemachtigde }: Call = calls[name];
  if (asker) return { caller: undefined, actor: await proof.readGateway(authorization, asker) };
  const caller = await proof.readCaller(authorization);
  if (ownerOnly && isStaff(caller)) throw new Refusal(403);
  const admitted = admitRepresentative(caller, gemachtigde);
  const quota = quotaOfCall[name];
  if (quota) await quotas.spend(quota, caller);
  return { caller: admitted, actor: undefined };
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers 405 to the methods that a path does not allow, without authentication. */
function registerWrongMethods(app: App, entries: readonly Call[]): void {
  for (const [url, there] of Map.groupBy(entries, ({ path }) => path)) {
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

function isStream(name: CallName, streams: StreamHandlers): name is keyof StreamHandlers {
  return name in streams;
}

/**
 * Exempts forms with files from load shedding, because they have their own queue
 * (`files/turns.ts`).
 */
const takeAllTheSame = (): void => undefined;

function routeOf(parts: RouteParts, name: CallName, call: Call): RouteOptions {
  return {
    method: call.method,
    url: call.path,
    config: { call: name, ...(call.streams === 'form' && { pressureHandler: takeAllTheSame }) },
    schema: schemaOf(name, call),
    validatorCompiler: createValidator(call),
    ...(call.maximumBytes && { bodyLimit: call.maximumBytes }),
    handler: async (request, reply) => {
      const input = dataParts(call).map((part) => [part, request[part]] as const);
      const signal = untilHungUp(reply);
      const { caller, actor } = request;
      const asked = { ...Object.fromEntries(input), caller, actor, signal };
      const { streams, handlers } = parts;
      const answer: unknown = isStream(name, streams)
        ? await handleStream(streams, name, asked, { request, reply })
        : await handle(handlers, name, asked);
      // A streamed file has been sent already; the handler awaited the reply.
      if (answer === reply || reply.sent) return reply;
      const status = statusInAnswer(answer) ?? 200;
      if (parts.checkAnswers) checkAnswer(name, status, answer);
      return reply.code(status).send(parts.extensions ? answer : coreOnly(call, status, answer));
    },
  };
}

function handle<N extends DataCallName>(
  handlers: Handlers,
  name: N,
  asked: object,
): Promise<CallOutput<N>> {
  if (!isHandlerInput(name, asked)) throw new Refusal(401);
  return handlers[name](asked);
}

function handleStream<N extends keyof StreamHandlers>(
  streams: Pick<StreamHandlers, N>,
  name: N,
  asked: object,
  wire: Wire,
): Promise<CallOutput<N> | FastifyReply> {
  if (!isHandlerInput(name, asked)) throw new Refusal(401);
  return streams[name](asked, wire);
}

function coreOnly(call: Call, status: number, answer: unknown): unknown {
  const shape =
    status === 200 || status === 202 || status === 409 ? call.answers[status] : undefined;
  return shape ? shape.parse(answer) : answer;
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

const noQuery = z.strictObject({});

const fileContents = { schema: z.string().meta({ format: 'binary' }) };

/** Returns the schema of a call, for its validation and the OpenAPI document. */
function schemaOf(name: CallName, call: Call): FastifySchema {
  const refusal = call.nestsStatus ? nestedRefusal : bareRefusal;
  const refusals = refusalsOf(call).map((status) => [status, refusal] as const);
  const files = call.streams === 'form' ? undefined : call.streams;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.domain, ...(call.extension ? ['uitbreidingen'] : [])],
    ...(call.streams === 'form' && { consumes: ['multipart/form-data'] }),
    ...(call.params && { params: call.params }),
    querystring: call.query ?? noQuery,
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
