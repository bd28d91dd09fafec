import {
  type AnswerCall,
  getCall,
  type CallOutcome,
  type CallParts,
  type DataCallName,
  isOutcomeOf,
} from '@mijn/contract/calls';
import { type Call, statusInAnswer } from '@mijn/contract/calls/call';
import { isObject } from '@mijn/domain/values';
import { z } from 'zod';
import { addressOf, definedFields } from './address.ts';
import type { SendStream } from './connection.ts';
import { ProviderError, readRetryAfter, translateStatus } from './providerError.ts';
import { readJson, readText } from './readAnswer.ts';

/** A value of an enumeration that this release does not know. */
export interface UnknownValue {
  readonly call: DataCallName;
  /** Path of the field, without positions in lists. */
  readonly field: string;
  /** Undefined if it does not look like a value of an enumeration, because then it may be anything. */
  readonly value: string | undefined;
}

/**
 * Creates a client for calls over HTTP: serialises requests by their entry, and validates responses.
 * @param report called once for each unknown value of an enumeration that was replaced
 */
export function createHttpAsk(
  send: SendStream,
  report: (unknown: UnknownValue) => void = () => undefined,
): AnswerCall {
  const reported = new Set<string>();
  const reportOnce = (unknown: UnknownValue): void => {
    const key = JSON.stringify(unknown);
    if (reported.has(key) || reported.size >= mostReported) return;
    reported.add(key);
    report(unknown);
  };
  return async <N extends DataCallName>(
    name: N,
    parts: CallParts,
    { token, signal }: { readonly token: string; readonly signal: AbortSignal },
  ) => {
    const call = getCall(name);
    const { status, headers, body } = await send({
      method: call.method,
      path: addressOf(call, parts),
      headers: {
        ...definedFields(parts.headers),
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      signal,
    });
    const json = readJson(await readText(body));
    const answer = { status, retry: headers['retry-after'], json };
    const outcome = toOutcome(call, answer, ({ path, value }) => {
      const field = path.filter((key) => typeof key === 'string').join('.');
      reportOnce({ call: name, field, value: enumerated.test(value) ? value : undefined });
    });
    if (isOutcomeOf(name, outcome)) return outcome;
    throw new ProviderError('shape', 500);
  };
}

const enumerated = /^[A-Za-z][A-Za-z_-]{0,40}$/;

// An insurer that sends something else every time must not fill memory and log.
const mostReported = 200;

const errorBody = z.object({ redenen: z.array(z.string()).catch([]) }).catch({ redenen: [] });

/** Value of an enumeration for everything that a newer insurer adds to it (docs/contract.md). */
const otherValue = 'overig';

interface Replaced {
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

/**
 * Replaces values of enumerations that this release does not know: by `overig` where the enumeration has it, else by
 * null, and leaves them out of a list. Returns what was replaced.
 */
function replaceUnknownValues(json: unknown, issues: readonly z.core.$ZodIssue[]): Replaced[] {
  const replaced: Replaced[] = [];
  // From the last one, so that the positions in a list stay right.
  for (const issue of issues.toReversed()) {
    if (issue.code !== 'invalid_value') continue;
    const key = issue.path.at(-1);
    const parent = issue.path.slice(0, -1).reduce(fieldOf, json);
    const value = key === undefined ? undefined : fieldOf(parent, key);
    if (key === undefined || typeof value !== 'string') continue;
    replaced.push({ path: issue.path, value });
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (isObject(parent))
      Reflect.set(parent, key, issue.values.includes(otherValue) ? otherValue : null);
  }
  return replaced;
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return isObject(value) ? value[key] : undefined;
}

interface HttpAnswer {
  readonly status: number;
  /** Retry-After. */
  readonly retry: unknown;
  readonly json: unknown;
}

/** Converts a response: a refusal, wherever its status is, or the validated body. */
function toOutcome(
  call: Call,
  { status: httpStatus, retry, json }: HttpAnswer,
  onReplaced: (replaced: Replaced) => void,
): CallOutcome<unknown> {
  const status = httpStatus < 400 ? (statusInAnswer(json) ?? httpStatus) : httpStatus;
  const shape = shapeFor(call, status);
  if (!shape) {
    const { redenen } = errorBody.parse(json);
    return { refused: translateStatus(status), redenen, retrySeconds: readRetryAfter(retry) };
  }
  const first = shape.safeParse(json);
  if (first.error) replaceUnknownValues(json, first.error.issues).forEach(onReplaced);
  const { data, error } = first.error ? shape.safeParse(json) : first;
  // The paths of invalid fields, without their values.
  const wrong = error?.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');
  if (error) throw new ProviderError('shape', 500, [], wrong);
  return { status, body: data };
}

/** Returns the shape of a response by status: its own, or that of success; undefined for a refusal. */
function shapeFor({ answers, accepts }: Call, status: number): z.ZodType | undefined {
  if (status >= 400) return status === 409 ? answers[409] : undefined;
  return status === 202 ? answers[202] : (accepts ?? answers[200]);
}
