import { parseResponse } from './response.ts';
import { ApiError } from './apiError.ts';
import { type Graphql, graphqlInBrowser } from './graphql.ts';
import { type Operation, textOf } from './operation.ts';

/**
 * What came of a change: done; `occupied` when the insurer is past it (409); `verouderd` when the page
 * itself no longer holds (no session, no such thing); `mislukt` when it can be tried again.
 */
export type SendOutcome = 'succeeded' | 'occupied' | 'verouderd' | 'mislukt';

const outcomeFor: Readonly<Record<number, SendOutcome>> = {
  401: 'verouderd',
  404: 'verouderd',
  409: 'occupied',
};

function outcomeOf(error: unknown): SendOutcome {
  const status = error instanceof ApiError ? error.status : 0;
  return outcomeFor[status] ?? 'mislukt';
}

/** Sends a mutation and tells in a word what came of it; never rejects (decisions §8). */
export async function send<Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  graphql: Graphql = graphqlInBrowser,
): Promise<SendOutcome> {
  try {
    const { errors } = parseResponse(await graphql({ query: textOf(operation), variables }));
    return errors.length === 0 ? 'succeeded' : outcomeOf(errors[0]);
  } catch (error) {
    return outcomeOf(error);
  }
}
