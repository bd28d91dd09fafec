import { internalPaths } from '@mijn/domain/internalPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireOwnOrigin } from '../http/origin.ts';
import { LoginFailed } from '../sessie/oidcLogin.ts';
import { loginDuration } from '../sessie/logins.ts';
import { fallbackPage } from '../pages/fallbackPage.ts';
import { languageOf } from '../pages/languageChoice.ts';
import { cookieFlags, forgetSessie, sessieIdOf } from '../sessie/readSessie.ts';
import { createSecret, isSecret } from '../sessie/secrets.ts';
import type { InternalServices } from './internalServices.ts';

/** The login cookie's word: kept while it is there, so that two tabs can both log in. */
function browserOf({ cookies, brandHost }: FastifyRequest): string | undefined {
  const word = cookies[brandHost.cookies.login];
  return isSecret(word) ? word : undefined;
}

async function begin(request: FastifyRequest, reply: FastifyReply, services: InternalServices) {
  const { brandHost } = request;
  const { url, ...secrets } = await services.staffLogin.begin(
    brandHost.origin + internalPaths.login,
  );
  const browser = browserOf(request) ?? createSecret();
  const { merk } = brandHost;
  await services.logins.save({ browser, ...secrets, merk, back: undefined });
  void reply.setCookie(brandHost.cookies.login, browser, {
    ...cookieFlags(brandHost),
    maxAge: loginDuration / 1000,
  });
  return reply.redirect(url.href, 303);
}

async function takeResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: URL,
  services: InternalServices,
) {
  const { brandHost } = request;
  const state = response.searchParams.get('state') ?? '';
  const browser = browserOf(request);
  const login = browser && (await services.logins.take(browser, state, brandHost.merk));
  if (!login) throw new LoginFailed('anders', 'no login under way');
  const { nonce, verifier } = login;
  const { actor } = await services.staffLogin.complete(response, { state, nonce, verifier });
  const previous = sessieIdOf(request);
  const id = await services.staffSessies.begin(actor);
  if (previous !== undefined) await services.staffSessies.end(previous);
  void reply
    .setCookie(brandHost.cookies.sessie, id, cookieFlags(brandHost))
    .clearCookie(brandHost.cookies.login, cookieFlags(brandHost));
  return reply.redirect(internalPaths.openFile, 303);
}

/** Logging in and signing out of the insurer's staff, at their own issuer (decisions §3). */
export function registerStaffLogin(app: FastifyInstance, services: InternalServices): void {
  const rateLimit = { max: services.limits.login, groupId: 'login' };
  const options = { exposeHeadRoute: false, config: { rateLimit } };

  app.get(internalPaths.login, options, async (request, reply) => {
    const address = new URL(request.url, request.brandHost.origin);
    void reply.header('cache-control', 'no-store');
    try {
      const isResponse = ['code', 'state', 'error'].some((name) => address.searchParams.has(name));
      if (isResponse) return await takeResponse(request, reply, address, services);
      return await begin(request, reply, services);
    } catch (error) {
      if (!(error instanceof LoginFailed)) throw error;
      request.log.info({ reden: error.reden, soort: error.message }, 'a staff login failed');
      const page = fallbackPage(401, languageOf(request));
      return reply.code(401).type('text/html; charset=utf-8').send(page);
    }
  });
  app.post(
    internalPaths.signOut,
    { ...options, onRequest: requireOwnOrigin },
    async (request, reply) => {
      const id = sessieIdOf(request);
      forgetSessie(request, reply);
      if (id !== undefined) await services.staffSessies.end(id);
      return reply.header('cache-control', 'no-store').send({ status: 200 });
    },
  );
}
