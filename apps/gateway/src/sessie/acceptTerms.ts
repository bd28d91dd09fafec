import { termsVersion } from '@mijn/domain/constants';
import type { FastifyRequest } from 'fastify';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { Services } from '../services.ts';
import type { DigidPerson } from './digid.ts';
import { createSecret } from './secrets.ts';

/** A login does not wait longer for it: what was not kept now is kept at the next one. */
const patienceMs = 2_000;

/**
 * Tells the insurer which terms the person who just logged in had accepted at the first run of the app,
 * where nobody was known yet (decisions §9). An insurer without that extension, or that does not answer
 * now, holds up no login.
 */
export async function acceptTerms(
  log: FastifyRequest['log'],
  { bsn, niveau }: DigidPerson,
  { config, createToken }: Pick<Services, 'config' | 'createToken'>,
): Promise<void> {
  const asker = {
    connection: config.provider,
    token: () => createToken({ bsn, niveau, sessionKey: createSecret() }),
    signal: AbortSignal.timeout(patienceMs),
  };
  try {
    await ask(asker, 'acceptVoorwaarden', { body: { versie: termsVersion } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.info({ status: error.status }, 'the accepted terms were not kept');
  }
}
