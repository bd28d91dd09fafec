import type { z } from 'zod';
import { berichtenCalls } from './calls/berichten.ts';
import { betalingCalls } from './calls/betalingen.ts';
import type { Call, RefusalStatus } from './calls/call.ts';
import { declaratieCalls } from './calls/declaraties.ts';
import { eigenRisicoCalls } from './calls/eigenRisico.ts';
import { factuurCalls } from './calls/facturen.ts';
import { relatieCalls } from './calls/relatie.ts';
import { zorggebruikCalls } from './calls/zorggebruik.ts';
import { zorgkostenCalls } from './calls/zorgkosten.ts';
import { zorgpasCalls } from './calls/zorgpas.ts';

/** Every call of the insurer, once (ADR 0014), in the order of the document. */
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
};

type Calls = typeof calls;

/** The name of a call: its operation in the OpenAPI document. */
export type CallName = keyof Calls;

/** The calls whose body and answer are a stream: forms with files in, a file out. */
export type StreamCallName = {
  [N in CallName]: Calls[N] extends { readonly streams: unknown } ? N : never;
}[CallName];

/** The calls whose body and answer are data. */
export type DataCallName = Exclude<CallName, StreamCallName>;

type Part = 'params' | 'query' | 'headers' | 'body';
type ShapeOf<N extends CallName, P extends Part> = P extends keyof Calls[N] ? Calls[N][P] : never;
type PartsOf<N extends CallName> = Extract<keyof Calls[N], Part>;
type Checked<S> = S extends z.ZodType ? z.output<S> : never;
// What has a default may be left out; a number is a number before it is written in an address too.
type Given<I, O> = { readonly [K in keyof I]: K extends keyof O ? O[K] | null | undefined : never };
type Loose<S> = S extends z.ZodType ? Given<z.input<S>, z.output<S>> : never;

/** What a handler gets of a call, checked. */
export type CallInput<N extends CallName> = {
  readonly [P in PartsOf<N>]: Checked<ShapeOf<N, P>>;
};

/** What an asker says of a call. What is null or undefined in query or headers is left out. */
export type CallRequest<N extends CallName> = {
  readonly [P in PartsOf<N>]: P extends 'body' ? z.input<ShapeOf<N, P>> : Loose<ShapeOf<N, P>>;
} extends infer R
  ? Omit<R, 'headers'> & Partial<Pick<R, Extract<keyof R, 'headers'>>>
  : never;

type AnswersOf<N extends CallName> = Calls[N]['answers'];

/** What a handler answers: the status stands in it where the call has one. */
export type CallOutput<N extends CallName> = z.output<
  Extract<AnswersOf<N>[keyof AnswersOf<N>], z.ZodType>
>;

type ConflictOf<N extends CallName> =
  AnswersOf<N> extends { readonly 409: infer S extends z.ZodType } ? z.output<S> : never;

/** What an asker reads: the same, or wider where an insurer may know more words. */
export type CallResult<N extends CallName> = Calls[N] extends {
  readonly accepts: infer S extends z.ZodType;
}
  ? z.output<S> | ConflictOf<N>
  : CallOutput<N>;

/** How a call ended: answered, or refused (docs/decisions.md §8). Refusals are data. */
export type CallOutcome<Body> =
  | { readonly status: number; readonly body: Body }
  | {
      readonly refused: RefusalStatus;
      readonly redenen: readonly string[];
      /** For 429: after how many seconds it can be asked again, where the insurer says so. */
      readonly retrySeconds?: number | undefined;
    };

/** What goes with a call beside its input. */
export interface CallContext {
  /** Proof of who asks (docs/contract.md, Who is calling). */
  readonly token: string;
  /** Ends when nobody waits any longer. */
  readonly signal: AbortSignal;
}

/** What comes in with a call, before it is held against the entry. */
export type CallParts = { readonly [P in Part]?: unknown };

/** Answers a call by its name: the insurer itself in the same process, or the way to it over HTTP. */
export type AnswerCall = <N extends DataCallName>(
  name: N,
  parts: CallParts,
  context: CallContext,
) => Promise<CallOutcome<CallResult<N>>>;

/** The entry of a call, as what every entry is. */
export function callNamed(name: CallName): Call {
  return calls[name];
}

/** Whether this is how such a call can end: refused, or with an answer that its entry knows. */
export function isOutcomeOf<N extends DataCallName>(
  name: N,
  outcome: CallOutcome<unknown>,
): outcome is CallOutcome<CallResult<N>> {
  return 'refused' in outcome || String(outcome.status) in callNamed(name).answers;
}

const names: readonly string[] = Object.keys(calls);

/** Whether a word is the name of a call. */
export function isCallName(word: string): word is CallName {
  return names.includes(word);
}
