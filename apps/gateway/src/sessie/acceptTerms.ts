import { termsVersion } from '@mijn/domain/constants';
import type { FastifyRequest } from 'fastify';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { Caller } from '../provider/token.ts';
import type { Services } from '../services.ts';

/** A login does not wait longer for it: what was not kept now is kept at the next one. */
const patienceMs = 2_000;

/**
 * Tells the insurer which terms the person who just logged in had accepted at the first run of the app,
 * where nobody was known yet (docs/decisions.md §9). An insurer without that extension, or that does not answer
 * now, holds up no login.
 * @param caller of the session that was begun: its next call goes with the same token
 */
export async function acceptTerms(
  log: FastifyRequest['log'],
  caller: Caller,
  { config, createToken }: Pick<Services, 'config' | 'createToken'>,
): Promise<void> {
  const asker = {
    connection: config.provider,
    token: () => createToken(caller),
    signal: AbortSignal.timeout(patienceMs),
  };
  try {
    await ask(asker, 'acceptVoorwaarden', { body: { versie: termsVersion } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.info({ status: error.status }, 'the accepted terms were not kept');
  }
}
