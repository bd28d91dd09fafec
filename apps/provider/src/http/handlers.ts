import {
  type CallInput,
  type CallName,
  callNamed,
  type CallOutput,
  type calls,
  type DataCallName,
  type StreamCallName,
} from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/access.ts';

/** Who asked: a person, or nobody where the gateway asks for itself. */
type CallerOf<N extends CallName> = (typeof calls)[N] extends { readonly asker: string }
  ? undefined
  : Caller;

/** A call as its handler gets it: proven, checked, with who asks and until when they wait. */
export type Asked<N extends CallName> = CallInput<N> & {
  readonly caller: CallerOf<N>;
  readonly signal: AbortSignal;
};

/** The parts of a call that its entry describes, and that are data. */
export function dataParts(call: Call): ('params' | 'query' | 'headers' | 'body')[] {
  const parts = ['params', 'query', 'headers', 'body'] as const;
  return parts.filter((part) => call[part] && !(part === 'body' && call.streams));
}

/** Whether this is the call as its handler gets it: who asks, and each part that its entry names. */
export function isAsked<N extends CallName>(name: N, asked: object): asked is Asked<N> {
  const call = callNamed(name);
  const isProven = call.asker !== undefined || ('caller' in asked && asked.caller !== undefined);
  return isProven && dataParts(call).every((part) => part in asked);
}

/** Answers one call, or throws a `Refusal`. Which transport asked is none of its business. */
export type Handler<N extends DataCallName> = (asked: Asked<N>) => Promise<CallOutput<N>>;

/** A handler for every call whose body and answer are data. */
export type Handlers = { readonly [N in DataCallName]: Handler<N> };

/** What a stream needs of HTTP itself. */
export interface Wire {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers a call with a stream in or out: a form's answer is data, a file is sent as a reply. */
export type StreamHandler<N extends StreamCallName> = (
  asked: Omit<Asked<N>, 'body'>,
  wire: Wire,
) => Promise<CallOutput<N> | FastifyReply>;

/** A handler for every call with a stream. */
export type StreamHandlers = { readonly [N in StreamCallName]: StreamHandler<N> };
