import { internalPaths } from '@mijn/domain/internalPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkOwnOrigin } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import { sendToIssuer, isLoginResponse, setSessie, takeLogin } from '../sessie/browserLogin.ts';
import { LoginError } from '../sessie/oidcLogin.ts';
import { sendFallback } from '../pages/fallbackPage.ts';
import { languageOf } from '../pages/languageChoice.ts';
import { sessieIdOf } from '../sessie/readSessie.ts';
import { forgetBrowser } from '../sessie/signOut.ts';
import type { InternalServices } from './internalServices.ts';

/** @throws Refusal 503 while the issuer is away, which is not a failed login */
async function startLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  services: InternalServices,
) {
  const back = request.brandHost.origin + internalPaths.login;
  const login = await services.staffLogin.start(back).catch((cause: unknown) => {
    throw cause instanceof LoginError
      ? new Refusal(503, 'the issuer of the staff is away', { cause })
      : cause;
  });
  return sendToIssuer(request, reply, services.logins, { ...login, back: undefined });
}

async function takeResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: URL,
  services: InternalServices,
) {
  const state = response.searchParams.get('state') ?? '';
  const { nonce, verifier } = await takeLogin(request, state, services.logins);
  const { actor } = await services.staffLogin.complete(response, { state, nonce, verifier });
  const previous = sessieIdOf(request);
  const id = await services.staffSessies.start(actor);
  if (previous !== undefined) await services.staffSessies.stop(previous);
  setSessie(request, reply, id);
  return reply.redirect(internalPaths.openFile, 303);
}

/** Registers login and sign-out of the insurer's staff, at their own issuer (docs/decisions.md §3). */
export function registerStaffLogin(app: FastifyInstance, services: InternalServices): void {
  const rateLimit = { max: services.limits.login, groupId: 'login' } as const;
  const options = { exposeHeadRoute: false, config: { rateLimit } };

  const page = { ...options, config: { errorShape: 'page', rateLimit } } as const;

  app.get(internalPaths.login, page, async (request, reply) => {
    const address = new URL(request.url, request.brandHost.origin);
    void reply.header('cache-control', 'no-store');
    try {
      if (isLoginResponse(address)) return await takeResponse(request, reply, address, services);
      return await startLogin(request, reply, services);
    } catch (error) {
      if (!(error instanceof LoginError)) throw error;
      request.log.info({ reason: error.reason, message: error.message }, 'a staff login failed');
      const { merk } = request.brandHost;
      return sendFallback(reply, 401, { language: languageOf(request), merk });
    }
  });
  app.post(
    internalPaths.signOut,
    { ...options, onRequest: checkOwnOrigin },
    async (request, reply) => {
      const id = sessieIdOf(request);
      forgetBrowser(request, reply);
      if (id !== undefined) await services.staffSessies.stop(id);
      return reply.header('cache-control', 'no-store').send({ status: 200 });
    },
  );
}
