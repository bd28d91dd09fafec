import type { CallParts, CallResult, DataCallName } from '@mijn/contract/calls';

/** Makes a call as one persona; undefined for a 404. */
export type Ask = <N extends DataCallName>(
  name: N,
  parts?: CallParts,
) => Promise<CallResult<N> | undefined>;

/**
 * Returns a response that must exist, because another response refers to it.
 * @throws Error if it is undefined
 */
export function requireAnswer<T>(answer: T | undefined, what: string): T {
  if (answer === undefined) throw new Error(`The insurer does not know ${what}, which it named`);
  return answer;
}

/** Runs an action for each element, one after another. */
export async function runSequentially<T, R>(
  list: Iterable<T>,
  perform: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await perform(item));
  return results;
}
