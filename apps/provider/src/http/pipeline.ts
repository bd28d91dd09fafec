import {
  calls,
  type AnswerCall,
  type CallParts,
  type CallName,
  type CallOutcome,
  type CallOutput,
  type DataCallName,
  isCallName,
  isOutcomeOf,
} from '@mijn/contract/calls';
import { providerBase } from '@mijn/contract/addresses';
import { type Call, statusInAnswer } from '@mijn/contract/calls/call';
import { toCore } from '@mijn/contract/calls/core';
import type { GatewayPurpose } from '@mijn/contract/caller';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../access/access.ts';
import { isStaff } from '../access/staff.ts';
import { quotaOfCall, type Quotas } from '../access/quotas.ts';
import { checkAnswer, checkRefusal } from './checkAnswer.ts';
import { createReport, type Report, toRefusal } from './errorResponse.ts';
import { type Handlers, isAsked } from './handlers.ts';
import { checkInput } from './input.ts';
import { notFound, Refusal } from './refusal.ts';

export interface PipelineParts {
  readonly proof: {
    readonly readCaller: (header: string | undefined) => Promise<Caller>;
    readonly readGateway: (header: string | undefined, purpose: GatewayPurpose) => Promise<void>;
  };
  readonly quotas: Quotas;
  readonly handlers: Handlers;
  readonly extensions: boolean;
  /** Validates every answer and refusal against the contract (tests). */
  readonly checkAnswers: boolean;
  readonly isOverloaded: () => boolean;
  readonly log: FastifyBaseLogger;
}

/** Caller of an in-process call, a signal that aborts when they hang up, and the id for the log. */
export interface Asking {
  readonly caller: Caller | undefined;
  readonly signal: AbortSignal;
  readonly requestId: string;
}

/** Processing of a call, the same for every transport (ADR 0014). */
export interface Pipeline {
  readonly entries: ReadonlyMap<CallName, Call>;
  /**
   * Authenticates the caller, refuses staff calls that are the person's own, and counts the call.
   * @throws Refusal 401, 403, 429
   */
  readonly admit: (
    name: CallName,
    authorization: string | undefined,
  ) => Promise<Caller | undefined>;
  /** Validates the input. @throws Refusal 400, 404 */
  readonly check: (name: CallName, raw: CallParts) => Record<string, unknown>;
  /** Returns an answer as sent: without extensions, if those are off. */
  readonly finish: (name: CallName, answer: unknown) => { status: number; body: unknown };
  /** Validates a refusal against the contract; undefined when answers are not checked. @throws Error */
  readonly checkRefusal: ((name: CallName, status: number) => void) | undefined;
  /** Validates, handles and finishes a call; returns a refusal as data. */
  readonly answer: (
    name: DataCallName,
    raw: CallParts,
    asking: Asking,
  ) => Promise<CallOutcome<unknown>>;
}

/** Creates the pipeline of an insurer. */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { proof, handlers, extensions, checkAnswers } = parts;
  const report = createReport(parts.log);
  const entries = entriesOf(extensions);
  const entryOf = (name: CallName): Call => {
    const entry = entries.get(name);
    if (!entry) throw notFound();
    return entry;
  };
  const pipeline: Pipeline = {
    entries,
    admit: async (name, authorization) => {
      const { asker, ownerOnly } = entryOf(name);
      if (asker) {
        await proof.readGateway(authorization, asker);
        return undefined;
      }
      const caller = await proof.readCaller(authorization);
      if (ownerOnly && isStaff(caller)) throw new Refusal(403);
      const quota = quotaOfCall[name];
      if (quota) await parts.quotas.spend(quota, caller);
      return caller;
    },
    check: (name, raw) => checkInput(entryOf(name), raw),
    finish: (name, answer) => {
      const status = statusInAnswer(answer) ?? 200;
      if (checkAnswers) checkAnswer(name, status, answer);
      return { status, body: extensions ? answer : coreOnly(entryOf(name), status, answer) };
    },
    checkRefusal: checkAnswers ? checkRefusal : undefined,
    answer: async (name, raw, asking) => {
      try {
        if (parts.isOverloaded()) throw new Refusal(503);
        const input = pipeline.check(name, raw);
        return pipeline.finish(name, await handle(handlers, name, input, asking));
      } catch (error) {
        return refuse({ ...pipeline, report }, name, error, asking);
      }
    },
  };
  return pipeline;
}

/** Returns the insurer's calls for a caller in the same process, without any transport. */
export function toAnswerCall(pipeline: Pipeline, log: FastifyBaseLogger): AnswerCall {
  const report = createReport(log);
  return async <N extends DataCallName>(
    name: N,
    request: CallParts,
    { token, signal }: { readonly token: string; readonly signal: AbortSignal },
  ) => {
    const asking = { signal, requestId: randomUUID() };
    try {
      const caller = await pipeline.admit(name, `Bearer ${token}`);
      const outcome = await pipeline.answer(name, request, { ...asking, caller });
      if (isOutcomeOf(name, outcome)) return outcome;
      throw new Error(`${name}: the contract has no such answer`);
    } catch (error) {
      return refuse({ ...pipeline, report }, name, error, asking);
    }
  };
}

function refuse(
  { report, checkRefusal: check }: Pick<Pipeline, 'checkRefusal'> & { readonly report: Report },
  name: CallName,
  error: unknown,
  { signal, requestId }: Omit<Asking, 'caller'>,
): CallOutcome<never> {
  const { status, redenen, retrySeconds } = toRefusal(error, signal.aborted);
  check?.(name, status);
  report({ request: requestId, path: providerBase + calls[name].path, status }, error);
  return { refused: status, redenen, retrySeconds };
}

function entriesOf(extensions: boolean): Map<CallName, Call> {
  const entries = new Map<CallName, Call>();
  for (const [name, call] of Object.entries<Call>(calls)) {
    const entry = extensions ? call : toCore(call);
    if (entry && isCallName(name)) entries.set(name, entry);
  }
  return entries;
}

function handle<N extends DataCallName>(
  handlers: Handlers,
  name: N,
  input: Record<string, unknown>,
  { caller, signal }: Asking,
): Promise<CallOutput<N>> {
  const asked = { ...input, caller, signal };
  if (!isAsked(name, asked)) throw new Refusal(401);
  return handlers[name](asked);
}

function coreOnly(call: Call, status: number, answer: unknown): unknown {
  const shape =
    status === 200 || status === 202 || status === 409 ? call.answers[status] : undefined;
  return shape ? shape.parse(answer) : answer;
}
