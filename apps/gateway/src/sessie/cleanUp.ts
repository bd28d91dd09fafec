import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { describeError } from '../http/errors.ts';

const intervalMs = 5 * 60_000;

/** Takes expired sessions, logins and messages out of the database every five minutes, until the app closes. */
export function cleanUpRegularly(
  app: FastifyInstance,
  { sessies, logins, meldingen, config }: Services,
): void {
  const cleanUp = async () => {
    try {
      await Promise.all([sessies.cleanUp(), logins.cleanUp(), meldingen.cleanUp()]);
    } catch (error) {
      config.log.warn(describeError(error), 'cleaning up failed');
    }
  };
  const alarm = setInterval(() => void cleanUp(), intervalMs).unref();
  app.addHook('onClose', async () => clearInterval(alarm));
}
