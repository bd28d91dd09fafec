import { type Graphql, graphqlInBrowser, isEnded } from '../../../../api/graphql.ts';
import { textOf } from '../../../../api/operation.ts';
import {
  type OperationResult,
  ApiError,
  parseResponse,
  required,
} from '../../../../api/response.ts';
import type { ResultOf } from 'gql.tada';
import { notasOperation } from './read.operations.ts';
import type { ReadNota } from '../../nota/nota.ts';

type Result = OperationResult<ResultOf<typeof notasOperation>>;

/**
 * What the insurer reads of files that it keeps; none where nothing could be read, undefined where
 * reading failed. Never rejects: one fills in the form oneself then.
 * @param report hears what nobody foresaw
 */
export async function fetchNotas(
  bestandIds: readonly string[],
  signal?: AbortSignal,
  graphql: Graphql = graphqlInBrowser,
  report: (error: unknown) => void = reportError,
): Promise<readonly ReadNota[] | undefined> {
  const request = { query: textOf(notasOperation), variables: { bestandIds } };
  try {
    const response: Result = parseResponse(await graphql(request, signal && { signal }));
    return required(response, 'gelezen');
  } catch (error) {
    if (!(error instanceof ApiError || isEnded(error))) report(error);
    return undefined;
  }
}
