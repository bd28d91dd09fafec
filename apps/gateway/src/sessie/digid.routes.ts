import { callPaths, pages } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { deviceOf } from './device.ts';
import type { DigidPerson } from './digid.ts';
import { LoginFailed } from './oidcLogin.ts';
import { acceptTerms } from './acceptTerms.ts';
import { isSecret, createSecret } from './secrets.ts';
import { cookieFlags, readSessie, sessieIdOf } from './readSessie.ts';
import { loginDuration, type ReturnedLogin } from './logins.ts';
import { parseWayBack, pathOfWayBack } from './returnPath.ts';

const responseFields = ['code', 'state', 'error'];

/** The login cookie's word: kept while it is there, so that two tabs can both log in. */
function browserOf({ cookies, brandHost }: FastifyRequest): string | undefined {
  const word = cookies[brandHost.cookies.login];
  return isSecret(word) ? word : undefined;
}

async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
  services: Services,
) {
  const { brandHost } = request;
  const back = parseWayBack(query.get('terug'), (name) => query.get(name));
  // A person whom an error sent to the login page logs in anew, also while a session lives.
  const retry = query.has('opnieuw');
  if (!retry && (await readSessie(request, services))) {
    return reply.redirect(pathOfWayBack(back), 303);
  }
  const { url, ...secrets } = await services.digid.begin(brandHost.origin + callPaths.digid);
  const browser = browserOf(request) ?? createSecret();
  await services.logins.save({ browser, ...secrets, merk: brandHost.merk, back });
  void reply.setCookie(brandHost.cookies.login, browser, {
    ...cookieFlags(brandHost),
    maxAge: loginDuration / 1000,
  });
  return reply.redirect(url.href, 303);
}

/** Takes the login under way that an answer belongs to; it works once. @throws LoginFailed */
async function takeLogin(
  request: FastifyRequest,
  state: string,
  { logins }: Services,
): Promise<ReturnedLogin> {
  const browser = browserOf(request);
  const login = browser && (await logins.take(browser, state, request.brandHost.merk));
  if (!login) throw new LoginFailed('anders', 'no login under way');
  return login;
}

/** Starts a new session, ends the one this browser had, and forgets the login. */
async function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  person: DigidPerson,
  { sessies }: Services,
) {
  const { brandHost } = request;
  const previous = sessieIdOf(request);
  const id = await sessies.begin(
    { ...person, merk: brandHost.merk },
    deviceOf(request.headers['user-agent']),
  );
  if (previous !== undefined) await sessies.end(previous);
  void reply
    .setCookie(brandHost.cookies.sessie, id, cookieFlags(brandHost))
    .clearCookie(brandHost.cookies.login, cookieFlags(brandHost));
}

async function takeResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: URL,
  services: Services,
) {
  const state = response.searchParams.get('state') ?? '';
  const { nonce, verifier, back, parts } = await takeLogin(request, state, services);
  const person = await services.digid.complete(response, { state, nonce, verifier });
  await logIn(request, reply, person, services);
  await acceptTerms(request, person, services);
  return reply.redirect(pathOfWayBack(parseWayBack(back, (name) => parts[name])), 303);
}

/**
 * `GET /digid` (§2, decisions §3): without an answer it hands the browser over to DigiD
 * (`?terug=<page name>` and the parts of its address, such as `&nummer=`; `&opnieuw=1` also while a
 * session lives); with one it takes the answer back. Whatever
 * is wrong ends at /inloggen-mislukt with a coarse reason, without a session.
 */
export function registerDigid(app: FastifyInstance, services: Services): void {
  const { limits } = services;
  const rateLimit = { max: limits.login, groupId: 'login' };
  app.get(
    callPaths.digid,
    { exposeHeadRoute: false, config: { errorShape: 'page', heavy: true, rateLimit } },
    async (request, reply) => {
      const address = new URL(request.url, request.brandHost.origin);
      const isResponse = responseFields.some((name) => address.searchParams.has(name));
      void reply.header('cache-control', 'no-store');
      try {
        if (isResponse) return await takeResponse(request, reply, address, services);
        return await begin(request, reply, address.searchParams, services);
      } catch (error) {
        if (!(error instanceof LoginFailed)) throw error;
        request.log.info({ reden: error.reden, soort: error.message }, 'a login failed');
        return reply.redirect(`${pages.inloggenMislukt.path}?reden=${error.reden}`, 303);
      }
    },
  );
  // A verified link of the native app (decisions §3) that opened in a browser: there it is /digid.
  app.get(
    callPaths.app2app,
    { exposeHeadRoute: false, config: { errorShape: 'page', rateLimit } },
    (request, reply) => {
      const { search } = new URL(request.url, request.brandHost.origin);
      return reply.header('cache-control', 'no-store').redirect(callPaths.digid + search, 303);
    },
  );
}
