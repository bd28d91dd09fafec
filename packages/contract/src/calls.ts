import type { z } from 'zod';
import { berichtenCalls } from './calls/berichten.ts';
import { betalingCalls } from './calls/betalingen.ts';
import type { Call, RefusalStatus } from './calls/call.ts';
import { declaratieCalls } from './calls/declaraties.ts';
import { eigenRisicoCalls } from './calls/eigenRisico.ts';
import { factuurCalls } from './calls/facturen.ts';
import { relatieCalls } from './calls/relatie.ts';
import { vraagCalls } from './calls/vragen.ts';
import { zorggebruikCalls } from './calls/zorggebruik.ts';
import { zorgkostenCalls } from './calls/zorgkosten.ts';
import { zorgpasCalls } from './calls/zorgpas.ts';

/** Every call of the insurer (ADR 0014), in the order of the OpenAPI document. */
export const calls = {
  ...relatieCalls,
  ...berichtenCalls,
  ...zorgpasCalls,
  ...declaratieCalls,
  ...eigenRisicoCalls,
  ...zorggebruikCalls,
  ...zorgkostenCalls,
  ...factuurCalls,
  ...betalingCalls,
  ...vraagCalls,
};

type Calls = typeof calls;

/** Name of a call, also its operationId in the OpenAPI document. */
export type CallName = keyof Calls;

/** Calls with a stream as body or answer: forms with files, and file downloads. */
export type StreamCallName = {
  [N in CallName]: Calls[N] extends { readonly streams: unknown } ? N : never;
}[CallName];

/** Calls whose body and answer are data. */
export type DataCallName = Exclude<CallName, StreamCallName>;

type Part = 'params' | 'query' | 'headers' | 'body';
type ShapeOf<N extends CallName, P extends Part> = P extends keyof Calls[N] ? Calls[N][P] : never;
type PartsOf<N extends CallName> = Extract<keyof Calls[N], Part>;
type Checked<S> = S extends z.ZodType ? z.output<S> : never;
// Input of the client: fields with a default are optional, and numbers in addresses are numbers, not text.
type Given<I, O> = { readonly [K in keyof I]: K extends keyof O ? O[K] | null | undefined : never };
type Loose<S> = S extends z.ZodType ? Given<z.input<S>, z.output<S>> : never;

/** Validated input of a call, for its handler. */
export type CallInput<N extends CallName> = {
  readonly [P in PartsOf<N>]: Checked<ShapeOf<N, P>>;
};

/** Input of a call from a caller; null and undefined in query or headers are omitted. */
export type CallRequest<N extends CallName> = {
  readonly [P in PartsOf<N>]: P extends 'body' ? z.input<ShapeOf<N, P>> : Loose<ShapeOf<N, P>>;
} extends infer R
  ? Omit<R, 'headers'> & Partial<Pick<R, Extract<keyof R, 'headers'>>>
  : never;

type AnswersOf<N extends CallName> = Calls[N]['answers'];

/** Answer of a handler; includes the status if the call has one. */
export type CallOutput<N extends CallName> = z.output<
  Extract<AnswersOf<N>[keyof AnswersOf<N>], z.ZodType>
>;

type ConflictOf<N extends CallName> =
  AnswersOf<N> extends { readonly 409: infer S extends z.ZodType } ? z.output<S> : never;

/** Answer for a caller: the same as the output, or wider where an insurer may use other values. */
export type CallResult<N extends CallName> = Calls[N] extends {
  readonly accepts: infer S extends z.ZodType;
}
  ? z.output<S> | ConflictOf<N>
  : CallOutput<N>;

/** Outcome of a call: an answer, or a refusal as data (docs/decisions.md §8). */
export type CallOutcome<Body> =
  | { readonly status: number; readonly body: Body }
  | {
      readonly refused: RefusalStatus;
      readonly redenen: readonly string[];
      /** For 429: seconds until a retry may succeed, if known. */
      readonly retrySeconds?: number | undefined;
    };

export interface CallContext {
  readonly token: string;
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal;
}

/** Input of a call before validation. */
export type CallParts = { readonly [P in Part]?: unknown };

/** Answers a call by name. */
export type AnswerCall = <N extends DataCallName>(
  name: N,
  parts: CallParts,
  context: CallContext,
) => Promise<CallOutcome<CallResult<N>>>;

/** Returns the entry of a call, with the general type. */
export function getCall(name: CallName): Call {
  return calls[name];
}

/** Tells whether an outcome is valid for a call: a refusal, or an answer of its entry. */
export function isOutcomeOf<N extends DataCallName>(
  name: N,
  outcome: CallOutcome<unknown>,
): outcome is CallOutcome<CallResult<N>> {
  return 'refused' in outcome || String(outcome.status) in getCall(name).answers;
}

const names: readonly string[] = Object.keys(calls);

/** Tells whether a word is the name of a call. */
export function isCallName(word: string): word is CallName {
  return names.includes(word);
}
