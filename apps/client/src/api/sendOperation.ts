import { type OperationResult, ApiError, parseResponse } from './response.ts';
import type { LoaderEnvironment } from './environment.ts';
import { graphqlInBrowser, isEnded } from './graphql.ts';
import { type Operation, textOf } from './operation.ts';

/**
 * The reason that an operation failed: no network; the session is gone (401); the thing does not exist any
 * more or this insurer lacks the call (404); the state has moved on (409); a system behind the gateway is
 * down (502, 503, 504); or anything else.
 */
export type SendProblem =
  | 'offline'
  | 'loggedOut'
  | 'missing'
  | 'conflict'
  | 'unavailable'
  | 'failed';

/** The result of an operation: the value of its field, or the reason that it failed. */
export type SendResult<Value> =
  | { readonly succeeded: true; readonly value: Value }
  | { readonly succeeded: false; readonly problem: SendProblem };

const problemPerStatus: Readonly<Record<number, SendProblem>> = {
  401: 'loggedOut',
  404: 'missing',
  409: 'conflict',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function problemOf(error: unknown): SendProblem {
  if (!(error instanceof ApiError)) return 'failed';
  return error.kind === 'network' ? 'offline' : (problemPerStatus[error.status] ?? 'failed');
}

const retryable: readonly string[] = ['offline', 'unavailable', 'failed'] satisfies SendProblem[];
const outdated: readonly string[] = ['loggedOut', 'missing', 'conflict'] satisfies SendProblem[];

/** Returns whether the same request can be tried again. */
export function mayRetry(phase: string): boolean {
  return retryable.includes(phase);
}

/** Returns whether the screen is out of date, so that its loaders have to run again. */
export function isOutdated(phase: string): boolean {
  return outdated.includes(phase);
}

// An operation has one field; null without an error means that nothing was done or found.
function valueOf<Data>({ data, errors }: OperationResult<Data>): NonNullable<Data[keyof Data]> {
  const [error] = errors;
  if (error) throw error;
  const [value] = Object.values<Data[keyof Data] | null | undefined>(data);
  if (value === null || value === undefined) throw new ApiError('field', 404);
  return value;
}

/** The transport of an operation, and the reporter of unforeseen errors. */
export type Via = Pick<LoaderEnvironment, 'graphql' | 'reportError'>;

const inBrowser: Via = { graphql: graphqlInBrowser, reportError: (error) => reportError(error) };

/**
 * Sends a mutation, or a query outside the loaders, and returns its result; never rejects
 * (docs/decisions.md §8).
 */
export async function sendOperation<Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  via: Via = inBrowser,
): Promise<SendResult<NonNullable<Data[keyof Data]>>> {
  try {
    const raw = await via.graphql({ query: textOf(operation), variables });
    return { succeeded: true, value: valueOf(parseResponse<Data>(raw)) };
  } catch (error) {
    if (!(error instanceof ApiError || isEnded(error))) via.reportError?.(error);
    return { succeeded: false, problem: problemOf(error) };
  }
}
