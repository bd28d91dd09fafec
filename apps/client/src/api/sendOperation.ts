import { type OperationResult, ApiError, parseResponse } from './response.ts';
import type { LoaderEnvironment } from './environment.ts';
import { graphqlInBrowser, isEnded } from './graphql.ts';
import { type Operation, textOf } from './operation.ts';

/**
 * Why a change, or an answer to a question, did not come about: no network; the session is gone (401); there is no such thing
 * any more, or this insurer has no such call (404); the insurer is past it (409); something behind
 * is down (502, 503, 504); or anything else.
 */
export type SendProblem =
  | 'offline'
  | 'loggedOut'
  | 'missing'
  | 'conflict'
  | 'unavailable'
  | 'failed';

/** What came of an operation: what its field answered, or why not. */
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

/** Whether the same can be tried again: nothing is wrong with what was asked. */
export function mayRetry(phase: string): boolean {
  return retryable.includes(phase);
}

/** Whether the screen itself turned out to be behind: its loaders then tell what is true. */
export function isOutdated(phase: string): boolean {
  return outdated.includes(phase);
}

// What is sent has one field; nothing there without an error is nothing done, or nothing to answer.
function valueOf<Data>({ data, errors }: OperationResult<Data>): NonNullable<Data[keyof Data]> {
  const [error] = errors;
  if (error) throw error;
  const [value] = Object.values<Data[keyof Data] | null | undefined>(data);
  if (value === null || value === undefined) throw new ApiError('field', 404);
  return value;
}

/** By what something is sent, and who hears of what nobody foresaw. */
export type Via = Pick<LoaderEnvironment, 'graphql' | 'reportError'>;

const inBrowser: Via = { graphql: graphqlInBrowser, reportError: (error) => reportError(error) };

/**
 * Sends what a person did on a screen, a change or a question that no loader asks, and tells what came of it;
 * never rejects (docs/decisions.md §8).
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
