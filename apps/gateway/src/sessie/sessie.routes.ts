import { callPaths, signOutEverywhereField } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { checkOwnOrigin, checkOwnPage } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import { findSessie } from './readSessie.ts';
import { sessieRest } from './sessies.ts';
import { signOut } from './signOut.ts';

/** Returns whether all sessions of the person end: the native app posts no form for it (ADR 0067). */
function isEverywhere({ url, brandHost, isNative }: FastifyRequest): boolean {
  const { searchParams } = new URL(url, brandHost.origin);
  return isNative && searchParams.get(signOutEverywhereField) === 'true';
}

/** Token mode is off (§6): no bearer token ever leaves the gateway. */
function tokenModeOff(): never {
  throw new Refusal(403, 'token mode is off');
}

/** Registers sign-out, input, and the two calls of the token mode (§7, docs/decisions.md §3). */
export function registerSessie(app: FastifyInstance, services: Services): void {
  const rateLimit = { max: services.limits.calls, groupId: 'sessie' } as const;
  const options = { exposeHeadRoute: false, config: { rateLimit } };

  app.get(
    callPaths.gatewaySignOut,
    { ...options, onRequest: checkOwnPage },
    async (request, reply) => {
      const hasEnded = await signOut(request, reply, services, isEverywhere(request));
      if (!hasEnded) throw new Refusal(401, 'nobody’s sessions to end');
      return reply.header('cache-control', 'no-store').send({ status: 200 });
    },
  );
  // Input extends the session; with the background header this only reports. 409: the live session is not
  // that of the document's person.
  app.post(callPaths.sessie, { ...options, onRequest: checkOwnOrigin }, async (request, reply) => {
    const sessie = await findSessie(request, services);
    if (sessie === undefined) throw new Refusal(401, 'no session');
    void reply.header('cache-control', 'no-store');
    if (sessie === 'another') return reply.code(409).send({ status: 409 });
    return reply.send({ status: 200, ...sessieRest(sessie, services.now()) });
  });
  app.get(callPaths.refreshToken, { ...options, onRequest: checkOwnPage }, tokenModeOff);
  app.post(callPaths.token, { ...options, onRequest: checkOwnOrigin }, tokenModeOff);
}
