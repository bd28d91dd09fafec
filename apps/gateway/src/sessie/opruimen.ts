import type { FastifyInstance } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { beschrijf } from '../http/fouten.ts';

const elke = 5 * 60_000;

/** Takes expired sessions, logins and messages out of the database every five minutes, until the app closes. */
export function ruimRegelmatigOp(
  app: FastifyInstance,
  { sessies, logins, meldingen, config }: Diensten,
): void {
  const ruimOp = async () => {
    try {
      await Promise.all([sessies.ruimOp(), logins.ruimOp(), meldingen.ruimOp()]);
    } catch (fout) {
      config.log.warn(beschrijf(fout), 'opruimen mislukt');
    }
  };
  const wekker = setInterval(() => void ruimOp(), elke).unref();
  app.addHook('onClose', async () => clearInterval(wekker));
}
