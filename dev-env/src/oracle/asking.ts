import type { AnswerCall } from '@mijn/contract/calls';
import type { Ask } from './turns.ts';

/** Returns a function that calls the insurer with a token. Throws for any refusal but 404. */
export function askWith(answer: AnswerCall, createToken: () => Promise<string>): Ask {
  return async (name, parts = {}) => {
    const context = { token: await createToken(), signal: new AbortController().signal };
    const outcome = await answer(name, parts, context);
    if (!('refused' in outcome)) return outcome.body;
    if (outcome.refused === 404) return undefined;
    throw new Error(`${name} ${JSON.stringify(parts)} was refused with ${outcome.refused}`);
  };
}
