import { type Graphql, graphqlInBrowser } from '../../../../api/graphql.ts';
import { textOf } from '../../../../api/operation.ts';
import { type Answer, ApiError, parseResponse, required } from '../../../../api/response.ts';
import type { ResultOf } from 'gql.tada';
import { readOperation } from './read.operations.ts';
import type { ReadNota } from '../../nota/nota.ts';

type Result = Answer<ResultOf<typeof readOperation>>;

/**
 * What the insurer reads of files that it keeps; none where nothing could be read, undefined where
 * reading failed. Never rejects: one fills in the form oneself then.
 */
export async function fetchNotas(
  bestandIds: readonly string[],
  signal?: AbortSignal,
  graphql: Graphql = graphqlInBrowser,
): Promise<readonly ReadNota[] | undefined> {
  const request = { query: textOf(readOperation), variables: { bestandIds } };
  try {
    const response: Result = parseResponse(await graphql(request, signal && { signal }));
    return required(response, 'gelezen');
  } catch (error) {
    const stopped = error instanceof DOMException && error.name === 'AbortError';
    if (!(error instanceof ApiError) && !stopped) throw error;
    return undefined;
  }
}
