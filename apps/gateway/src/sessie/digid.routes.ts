import { cookieNames } from '@mijn/domain/constants';
import { handoverFields } from '@mijn/domain/platforms';
import { callPaths, pages } from '@mijn/domain/paths';
import { loginFields } from '@mijn/domain/queryFields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secretIn, showReturn } from '../native/native.routes.ts';
import type { Services } from '../services.ts';
import { sendToIssuer, isLoginResponse, setSessie, takeLogin } from './browserLogin.ts';
import { deviceOf } from './sessie.ts';
import type { Digid, DigidPerson } from './digid.ts';
import type { Gemachtigd } from './gemachtigd.ts';
import { startGemachtigd } from './startGemachtigd.ts';
import { LoginError } from './oidcLogin.ts';
import { acceptTerms } from './acceptTerms.ts';
import { readSessie, sessieIdOf } from './readSessie.ts';
import type { CompletedLogin } from './logins.ts';
import { parseReturnPath, pathOfReturn, queryOfReturn, type ReturnPath } from './returnPath.ts';
import { toNewCaller } from './toCaller.ts';

/** A returned login that the native app started. */
type NativeLogin = CompletedLogin & { readonly challenge: string; readonly state: string };

/**
 * Redirects a failed login to /inloggen-mislukt, with a coarse reason and the requested page, for another
 * attempt.
 * @throws any other error
 */
function tellFailure(
  { log }: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  back: ReturnPath | undefined,
) {
  if (!(error instanceof LoginError)) throw error;
  const { reason, message } = error;
  log.info({ reason, message }, 'a login failed');
  const query = new URLSearchParams({ [loginFields.reason]: reason, ...queryOfReturn(back) });
  return reply.redirect(`${pages.inloggenMislukt.path}?${query.toString()}`, 303);
}

/** @throws LoginError if the broker does not offer DigiD Machtigen */
function digidFor(mandate: boolean, { digid, digidMandate }: Services): Digid {
  if (!mandate) return digid;
  if (!digidMandate) throw new LoginError('anders', 'no mandates here');
  return digidMandate;
}

async function startLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
  services: Services,
) {
  const back = parseReturnPath(query.get(loginFields.back), (name) => query.get(name));
  const challenge = secretIn(query, handoverFields.challenge);
  // After an error the person logs in again, even with a live session; and a browser's session does not
  // count for the app that opened it.
  // The native app has no frame of its own for it.
  const mandate = query.has(loginFields.mandate) && challenge === undefined;
  const retry = query.has(loginFields.again) || challenge !== undefined || mandate;
  if (!retry && (await readSessie(request, services))) {
    return reply.redirect(pathOfReturn(back), 303);
  }
  try {
    const digid = digidFor(mandate, services);
    const login = await digid.start(request.brandHost.origin + callPaths.digid);
    const pending = { ...login, back, challenge, mandate };
    return await sendToIssuer(request, reply, services.logins, pending);
  } catch (error) {
    return tellFailure(request, reply, error, back);
  }
}

/**
 * Returns for whom the person acts, as the insurer tells.
 * @throws LoginError if the insurer does not know the represented person, or does not open anything
 */
async function toGemachtigd(
  services: Services,
  person: Omit<DigidPerson, 'mandate'>,
  actsFor: NonNullable<DigidPerson['mandate']>,
): Promise<Gemachtigd> {
  const gemachtigd = await startGemachtigd(services, person, actsFor);
  if (!gemachtigd) throw new LoginError('anders', 'nobody to act for');
  return gemachtigd;
}

/** Starts a new session and ends the browser's previous one. Returns the caller. */
async function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { mandate, ...person }: DigidPerson,
  services: Services,
) {
  const { sessies } = services;
  const gemachtigd = mandate && (await toGemachtigd(services, person, mandate));
  const previous = sessieIdOf(request);
  const id = await sessies.start(
    { ...person, gemachtigd, merk: request.brandHost.merk, isNative: false },
    deviceOf(request.headers['user-agent']),
  );
  if (previous !== undefined) await sessies.stop(previous);
  setSessie(request, reply, id);
  return toNewCaller(id, { ...person, gemachtigd });
}

/** Returns to the app with a one-time code or the reason for a failure. */
async function handOver(
  { brandHost, log }: FastifyRequest,
  reply: FastifyReply,
  response: URL,
  { challenge, back, parts, ...secrets }: NativeLogin,
  { digid, handovers }: Services,
) {
  const { merk } = brandHost;
  try {
    const person = await digid.complete(response, secrets);
    const code = await handovers.add({ person, challenge, merk, back, parts });
    return reply.redirect(`${callPaths.app2app}?${handoverFields.code}=${code}`, 303);
  } catch (error) {
    if (!(error instanceof LoginError)) throw error;
    log.info({ reason: error.reason, message: error.message }, 'a login failed');
    return reply.redirect(`${callPaths.app2app}?${handoverFields.reason}=${error.reason}`, 303);
  }
}

/** A returned login that this browser started. */
type OwnLogin = CompletedLogin & { readonly state: string };

async function complete(
  request: FastifyRequest,
  reply: FastifyReply,
  response: URL,
  { nonce, verifier, state, back: page, parts, mandate }: OwnLogin,
  services: Services,
) {
  const back = parseReturnPath(page, (name) => parts[name]);
  try {
    const digid = digidFor(mandate, services);
    const person = await digid.complete(response, { state, nonce, verifier });
    const caller = await logIn(request, reply, person, services);
    // Terms are accepted in one's own name.
    if (!mandate && request.cookies[cookieNames.terms] === 'false') {
      await acceptTerms(request.log, caller, services);
    }
    // The requested page may be one of the person's own.
    return reply.redirect(mandate ? pages.overzicht.path : pathOfReturn(back), 303);
  } catch (error) {
    return tellFailure(request, reply, error, back);
  }
}

async function takeResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: URL,
  services: Services,
) {
  const state = response.searchParams.get('state') ?? '';
  const login = await takeLogin(request, state, services.logins);
  const { challenge } = login;
  return challenge === null
    ? complete(request, reply, response, { ...login, state }, services)
    : handOver(request, reply, response, { ...login, state, challenge }, services);
}

/** Handles a response that was used before in a browser that is logged in: nothing failed. */
async function tellUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  services: Services,
) {
  const isAgain = error instanceof LoginError && (await readSessie(request, services));
  const reported = isAgain ? new LoginError('ingelogd', error.message) : error;
  return tellFailure(request, reply, reported, undefined);
}

/**
 * Registers `GET /digid` (§2, docs/decisions.md §3): without a response it redirects to DigiD
 * (`?terug=<page name>` and the parts of its address, such as `&nummer=`; `&opnieuw=1` even with a live
 * session); with one it completes the login. Any error ends at /inloggen-mislukt with a coarse reason and
 * the requested page, without a session.
 */
export function registerDigid(app: FastifyInstance, services: Services): void {
  const { limits } = services;
  const rateLimit = { max: limits.login, groupId: 'login' } as const;
  app.get(
    callPaths.digid,
    { exposeHeadRoute: false, config: { errorShape: 'page', heavy: 'page', rateLimit } },
    async (request, reply) => {
      const address = new URL(request.url, request.brandHost.origin);
      void reply.header('cache-control', 'no-store');
      if (!isLoginResponse(address)) {
        return startLogin(request, reply, address.searchParams, services);
      }
      try {
        return await takeResponse(request, reply, address, services);
      } catch (error) {
        return await tellUnknown(request, reply, error, services);
      }
    },
  );
  // The native app starts its login here, in the system's browser, and gets a verified link back
  // (docs/decisions.md §3). Otherwise it is like /digid.
  app.get(
    callPaths.app2app,
    { exposeHeadRoute: false, config: { errorShape: 'page', rateLimit } },
    (request, reply) => {
      const { search } = new URL(request.url, request.brandHost.origin);
      void reply.header('cache-control', 'no-store');
      return showReturn(request, reply) ?? reply.redirect(callPaths.digid + search, 303);
    },
  );
}
