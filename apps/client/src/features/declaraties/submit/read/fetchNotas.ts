import { type Graphql, graphqlInBrowser, isEnded } from '../../../../api/graphql.ts';
import { textOf } from '../../../../api/operation.ts';
import { type OperationResult, ApiError, parseResponse } from '../../../../api/response.ts';
import type { ResultOf } from 'gql.tada';
import { notasOperation } from './read.operations.ts';
import type { ReadNota } from '../../nota/nota.ts';

type Result = OperationResult<ResultOf<typeof notasOperation>>;

/** Why nothing is known of a bill: reading it did not succeed now, or cannot. */
export type NotRead = 'failed' | 'unreadable';

/** The insurer has not read it yet: asked again, it goes on where it was. */
type NotReadYet = 'busy';

/**
 * The bills that the insurer reads in files that it keeps; none where these hold none. Never rejects: the form
 * can always be filled in by hand.
 * @param report hears what nobody foresaw
 */
export async function fetchNotas(
  bestandIds: readonly string[],
  signal?: AbortSignal,
  graphql: Graphql = graphqlInBrowser,
  report: (error: unknown) => void = reportError,
): Promise<readonly ReadNota[] | NotRead | NotReadYet> {
  const request = { query: textOf(notasOperation), variables: { bestandIds } };
  try {
    const response: Result = parseResponse(await graphql(request, signal && { signal }));
    const [error] = response.errors;
    if (error) throw error;
    return response.data.gelezen ?? 'unreadable';
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return 'busy';
    if (!(error instanceof ApiError || isEnded(error))) report(error);
    return 'failed';
  }
}

/** How often a bill is asked for, each time for ten seconds at most, and the pause between, milliseconds. */
const [attempts, pauseMs] = [10, 1_000];

/** Asks again while the insurer is busy; that it did not succeed is said after two minutes at most. */
export async function fetchNotasPatiently(
  bestandIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly ReadNota[] | NotRead> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const read = await fetchNotas(bestandIds, signal);
    if (read !== 'busy') return read;
    await new Promise((done) => setTimeout(done, pauseMs));
    if (signal.aborted) break;
  }
  return 'failed';
}
