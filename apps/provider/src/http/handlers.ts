import {
  type CallInput,
  type CallName,
  getCall,
  type CallOutput,
  type calls,
  type DataCallName,
  type StreamCallName,
} from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/access.ts';

type CallerOf<N extends CallName> = (typeof calls)[N] extends { readonly asker: string }
  ? undefined
  : Caller;

/**
 * Input of a handler: authenticated and validated, with the caller and a signal that aborts when
 * they hang up.
 */
export type HandlerInput<N extends CallName> = CallInput<N> & {
  readonly caller: CallerOf<N>;
  /** Member of staff for whom the gateway itself calls; they act as nobody. */
  readonly actor: string | undefined;
  readonly signal: AbortSignal;
};

/** Returns the parts of a call's input that are plain data. */
export function dataParts(call: Call): ('params' | 'query' | 'headers' | 'body')[] {
  const parts = ['params', 'query', 'headers', 'body'] as const;
  return parts.filter((part) => call[part] && !(part === 'body' && call.streams));
}

/**
 * Tells whether an input is complete: it has its caller, and each part that the call's entry
 * describes.
 */
export function isHandlerInput<N extends CallName>(
  name: N,
  asked: object,
): asked is HandlerInput<N> {
  const call = getCall(name);
  const isProven = call.asker !== undefined || ('caller' in asked && asked.caller !== undefined);
  return isProven && dataParts(call).every((part) => part in asked);
}

/** Answers one call, or throws a `Refusal`; independent of the transport. */
export type Handler<N extends DataCallName> = (asked: HandlerInput<N>) => Promise<CallOutput<N>>;

export type Handlers = { readonly [N in DataCallName]: Handler<N> };

export interface Wire {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers a call with a stream in or out: returns data for an uploaded form, and a reply for a
 * file.
 */
export type StreamHandler<N extends StreamCallName> = (
  asked: Omit<HandlerInput<N>, 'body'>,
  wire: Wire,
) => Promise<CallOutput<N> | FastifyReply>;

export type StreamHandlers = { readonly [N in StreamCallName]: StreamHandler<N> };
