import { type Graphql, graphqlInBrowser, isEnded } from '../../../../api/graphql.ts';
import { textOf } from '../../../../api/operation.ts';
import { type OperationResult, ApiError, parseResponse } from '../../../../api/response.ts';
import type { ResultOf } from 'gql.tada';
import { notasOperation } from './read.operations.ts';
import type { ReadNota } from '../../nota/nota.ts';

type Result = OperationResult<ResultOf<typeof notasOperation>>;

/** Why nothing is known of a bill: reading it did not succeed now, or cannot. */
export type NotRead = 'failed' | 'unreadable';

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
): Promise<readonly ReadNota[] | NotRead> {
  const request = { query: textOf(notasOperation), variables: { bestandIds } };
  try {
    const response: Result = parseResponse(await graphql(request, signal && { signal }));
    const [error] = response.errors;
    if (error) throw error;
    return response.data.gelezen ?? 'unreadable';
  } catch (error) {
    if (!(error instanceof ApiError || isEnded(error))) report(error);
    return 'failed';
  }
}
