import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { describeError } from '../http/errors.ts';

const intervalMs = 5 * 60_000;

interface Store {
  cleanUp(): Promise<void>;
}

/** Deletes expired rows of these stores every five minutes, until the app closes. */
export function cleanUpRegularly(
  app: FastifyInstance,
  stores: readonly Store[],
  { log }: Pick<Services['config'], 'log'>,
): void {
  const cleanUp = async () => {
    try {
      await Promise.all(stores.map((store) => store.cleanUp()));
    } catch (error) {
      log.warn(describeError(error), 'cleaning up failed');
    }
  };
  const timer = setInterval(() => void cleanUp(), intervalMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
