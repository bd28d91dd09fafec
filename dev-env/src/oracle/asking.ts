import type { AnswerCall } from '@mijn/contract/calls';
import type { Ask } from './turns.ts';

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
