import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { describeError } from '../http/errors.ts';

const intervalMs = 5 * 60_000;

/** Takes expired sessions, logins, messages, posted forms and counts out of the database every five minutes, until the app closes. */
export function cleanUpRegularly(
  app: FastifyInstance,
  { sessies, logins, meldingen, postedForms, askedCounts, config }: Services,
): void {
  const cleanUp = async () => {
    try {
      const stores = [sessies, logins, meldingen, postedForms, askedCounts];
      await Promise.all(stores.map((store) => store.cleanUp()));
    } catch (error) {
      config.log.warn(describeError(error), 'cleaning up failed');
    }
  };
  const alarm = setInterval(() => void cleanUp(), intervalMs).unref();
  app.addHook('onClose', async () => clearInterval(alarm));
}
