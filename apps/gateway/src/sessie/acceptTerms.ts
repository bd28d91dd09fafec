import { termsVersion } from '@mijn/domain/constants';
import type { FastifyRequest } from 'fastify';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { Caller } from '../provider/token.ts';
import type { Services } from '../services.ts';

/** A login does not wait longer; the next one tries again. */
const patienceMs = 2_000;

/**
 * Tells the insurer which terms the person accepted at the first run of the app, before logging in
 * (docs/decisions.md §9). An insurer without that extension, or that does not respond, does not delay the
 * login.
 * @param caller of the new session: its next call uses the same token
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
