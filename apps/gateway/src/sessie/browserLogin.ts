import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginDuration, type Logins, type PendingLogin, type CompletedLogin } from './logins.ts';
import { LoginError } from './oidcLogin.ts';
import { cookieFlags } from './readSessie.ts';
import { createSecret, isSecret } from './secrets.ts';

/* A browser's login at an issuer: DigiD's, or the staff's. */

const responseFields = ['code', 'state', 'error'];

/** Returns whether an address is an issuer's response. */
export function isLoginResponse({ searchParams }: URL): boolean {
  return responseFields.some((name) => searchParams.has(name));
}

/**
 * Returns the secret in the login cookie. The cookie is not removed by a login, so that two tabs can both log in. It
 * grants nothing by itself: a pending login can be taken once, within ten minutes.
 */
function browserOf({ cookies, brandHost }: FastifyRequest): string | undefined {
  const word = cookies[brandHost.cookies.login];
  return isSecret(word) ? word : undefined;
}

/** Removes the login cookie, so that signing out leaves no pending login either. */
export function forgetLogin(request: FastifyRequest, reply: FastifyReply): void {
  if (browserOf(request) === undefined) return;
  void reply.clearCookie(request.brandHost.cookies.login, cookieFlags(request.brandHost));
}

/** Redirects a browser to an issuer's `url`, and stores the values to check the response with. */
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

/**
 * Takes the pending login of a response, once.
 * @throws LoginError
 */
export async function takeLogin(
  request: FastifyRequest,
  state: string,
  logins: Logins,
): Promise<CompletedLogin> {
  const browser = browserOf(request);
  const login = browser && (await logins.take(browser, state, request.brandHost.merk));
  if (!login) throw new LoginError('anders', 'no login under way');
  return login;
}

export function setSessie({ brandHost }: FastifyRequest, reply: FastifyReply, id: string): void {
  void reply.setCookie(brandHost.cookies.sessie, id, cookieFlags(brandHost));
}
