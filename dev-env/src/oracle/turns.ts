import type { CallParts, CallResult, DataCallName } from '@mijn/contract/calls';

/** Asks a call as one persona; undefined where the insurer knows no such thing (404). */
export type Ask = <N extends DataCallName>(
  name: N,
  parts?: CallParts,
) => Promise<CallResult<N> | undefined>;

/** What must be there, since another answer named it. @throws Error when it is not */
export function present<T>(answer: T | undefined, what: string): T {
  if (answer === undefined) throw new Error(`The insurer does not know ${what}, which it named`);
  return answer;
}

/** One after another, as a person asks. */
export async function inTurn<T, R>(
  list: Iterable<T>,
  perform: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await perform(item));
  return results;
}
