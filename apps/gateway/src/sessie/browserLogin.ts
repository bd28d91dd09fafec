import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginDuration, type Logins, type PendingLogin, type ReturnedLogin } from './logins.ts';
import { LoginError } from './oidcLogin.ts';
import { cookieFlags } from './readSessie.ts';
import { createSecret, isSecret } from './secrets.ts';

/*
 * A browser on its way to an issuer and back: DigiD's, or that of the insurer's staff.
 */

const responseFields = ['code', 'state', 'error'];

/** Whether an address is an issuer's answer. */
export function isLoginResponse({ searchParams }: URL): boolean {
  return responseFields.some((name) => searchParams.has(name));
}

/**
 * The login cookie's word: kept until it ends by itself or its browser signs out, also when a login has come back, so
 * that two tabs can both log in. Alone it opens nothing: a login under way is found once, and none after ten minutes.
 */
function browserOf({ cookies, brandHost }: FastifyRequest): string | undefined {
  const word = cookies[brandHost.cookies.login];
  return isSecret(word) ? word : undefined;
}

/** Takes the login cookie away: who signs out leaves nothing behind, also no login that is under way. */
export function forgetLogin(request: FastifyRequest, reply: FastifyReply): void {
  if (browserOf(request) === undefined) return;
  void reply.clearCookie(request.brandHost.cookies.login, cookieFlags(request.brandHost));
}

/** Sends a browser to an issuer's `url`, and keeps what its answer must agree with. */
export async function sendToIssuer(
  request: FastifyRequest,
  reply: FastifyReply,
  logins: Logins,
  { url, ...login }: Omit<PendingLogin, 'browser' | 'merk'> & { readonly url: URL },
): Promise<FastifyReply> {
  const { brandHost } = request;
  const browser = browserOf(request) ?? createSecret();
  await logins.save({ ...login, browser, merk: brandHost.merk });
  void reply.setCookie(brandHost.cookies.login, browser, {
    ...cookieFlags(brandHost),
    maxAge: loginDuration / 1000,
  });
  return reply.redirect(url.href, 303);
}

/** Takes the login under way that an answer belongs to; it works once. @throws LoginError */
export async function takeLogin(
  request: FastifyRequest,
  state: string,
  logins: Logins,
): Promise<ReturnedLogin> {
  const browser = browserOf(request);
  const login = browser && (await logins.take(browser, state, request.brandHost.merk));
  if (!login) throw new LoginError('anders', 'no login under way');
  return login;
}

/** Gives the browser its session. */
export function setSessie({ brandHost }: FastifyRequest, reply: FastifyReply, id: string): void {
  void reply.setCookie(brandHost.cookies.sessie, id, cookieFlags(brandHost));
}
