import type { NotRead } from '../state/reading.ts';
import { type Graphql, graphqlInBrowser, isEnded } from '../../../../api/graphql.ts';
import { textOf } from '../../../../api/operation.ts';
import { type OperationResult, ApiError, parseResponse } from '../../../../api/response.ts';
import type { ResultOf } from 'gql.tada';
import { notasOperation } from '../state/submit.operations.ts';
import type { ReadNota } from '../state/readNota.ts';

type Result = OperationResult<ResultOf<typeof notasOperation>>;

/** The insurer is still reading, and continues at the next call. */
type NotReadYet = 'busy';

/**
 * Loads the bills that the insurer reads from stored files; empty when they have none. Never rejects,
 * because the form can always be filled in by hand.
 * @param report receives unforeseen errors
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

/** Number of calls, of ten seconds at most each, and the pause between them, milliseconds. */
const [attempts, pauseMs] = [10, 1_000];

/** Repeats the call while the insurer is busy; gives up after two minutes at most. */
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
