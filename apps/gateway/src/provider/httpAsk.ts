import {
  type AnswerCall,
  getCall,
  type CallOutcome,
  type CallParts,
  type DataCallName,
  isOutcomeOf,
} from '@mijn/contract/calls';
import { type Call, statusInAnswer } from '@mijn/contract/calls/call';
import { isObject } from '@mijn/domain/isObject';
import { z } from 'zod';
import { addressOf, definedFields } from './address.ts';
import type { SendStream } from './connection.ts';
import { ProviderError, readRetryAfter, translateStatus } from './providerError.ts';
import { readJson, readText } from './readAnswer.ts';

/** Creates a client for calls over HTTP: serialises requests by their entry, and validates responses. */
export function createHttpAsk(send: SendStream): AnswerCall {
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
    const outcome = toOutcome(call, { status, retry: headers['retry-after'], json });
    if (isOutcomeOf(name, outcome)) return outcome;
    throw new ProviderError('shape', 500);
  };
}

const errorBody = z.object({ redenen: z.array(z.string()).catch([]) }).catch({ redenen: [] });

/** Value of an enumeration for everything that a newer insurer adds to it (docs/contract.md). */
const otherValue = 'overig';

/**
 * Replaces values of enumerations that this release does not know: by `overig` where the enumeration has it, else by
 * null, and leaves them out of a list.
 */
function replaceUnknownValues(json: unknown, issues: readonly z.core.$ZodIssue[]): void {
  // From the last one, so that the positions in a list stay right.
  for (const issue of issues.toReversed()) {
    if (issue.code !== 'invalid_value') continue;
    const key = issue.path.at(-1);
    const parent = issue.path.slice(0, -1).reduce(fieldOf, json);
    if (key === undefined || typeof fieldOf(parent, key) !== 'string') continue;
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (isObject(parent))
      Reflect.set(parent, key, issue.values.includes(otherValue) ? otherValue : null);
  }
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
): CallOutcome<unknown> {
  const status = httpStatus < 400 ? (statusInAnswer(json) ?? httpStatus) : httpStatus;
  const shape = shapeFor(call, status);
  if (!shape) {
    const { redenen } = errorBody.parse(json);
    return { refused: translateStatus(status), redenen, retrySeconds: readRetryAfter(retry) };
  }
  const first = shape.safeParse(json);
  if (first.error) replaceUnknownValues(json, first.error.issues);
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
