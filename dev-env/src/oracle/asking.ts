import type { AnswerCall, CallParts, CallResult, DataCallName } from '@mijn/contract/calls';

/** Asks a call as one persona; undefined where the insurer knows no such thing (404). */
export type Ask = <N extends DataCallName>(
  name: N,
  parts?: CallParts,
) => Promise<CallResult<N> | undefined>;

/** A way to ask for who proves themselves with `createToken`. Whatever is refused but with 404 throws. */
export function askWith(answer: AnswerCall, createToken: () => Promise<string>): Ask {
  return async (name, parts = {}) => {
    const context = { token: await createToken(), signal: new AbortController().signal };
    const outcome = await answer(name, parts, context);
    if (!('refused' in outcome)) return outcome.body;
    if (outcome.refused === 404) return undefined;
    throw new Error(`${name} ${JSON.stringify(parts)} was refused with ${outcome.refused}`);
  };
}

/** What must be there, since another answer named it. @throws Error when it is not */
export function present<T>(answer: T | undefined, what: string): T {
  if (answer === undefined) throw new Error(`The insurer does not know ${what}, which it named`);
  return answer;
}
