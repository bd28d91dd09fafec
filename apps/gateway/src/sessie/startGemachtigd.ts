import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { Services } from '../services.ts';
import type { ActsFor, Gemachtigd } from './gemachtigd.ts';
import type { Sessie } from './sessie.ts';

/**
 * Asks the insurer for whom somebody acts and what they may do; undefined if the insurer refuses it, or knows no
 * representatives: there is no such permission now, or no such person.
 * @throws ProviderError if the insurer is away
 */
export async function startGemachtigd(
  { config, createToken, timeouts }: Pick<Services, 'config' | 'createToken' | 'timeouts'>,
  { bsn, niveau }: Pick<Sessie, 'bsn' | 'niveau'>,
  actsFor: ActsFor,
): Promise<Gemachtigd | undefined> {
  const asker = {
    connection: config.provider,
    // Not the token of a session, which is reused.
    token: () => createToken({ bsn, niveau, actsFor }),
    signal: AbortSignal.timeout(timeouts.provider),
  };
  try {
    const { relatie } = await ask(asker, 'getRelatie', {});
    const { opgemaakteNaam: naam, gemachtigd } = relatie;
    return gemachtigd && { actsFor, naam, bereik: gemachtigd.bereik };
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.status < 500 && error.status !== 429;
    if (isRefused) return undefined;
    throw error;
  }
}
