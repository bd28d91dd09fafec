import { readCookieForm } from '@mijn/domain/cookieForms';
import { cookieFlagsAt } from '@mijn/domain/cookies';
import { callPaths, pages } from '@mijn/domain/paths';
import { savedChoice } from '@mijn/domain/postedForm';
import { isOwnPath } from '@mijn/domain/safeAddress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotPage, pathOf } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';
import { findPage } from '../pages/findPage.ts';

// Calls that a browser comes to by a link, so that their failure is shown in their place.
const shownCalls: ReadonlySet<string> = new Set([callPaths.digid, callPaths.app2app]);

/**
 * Whether a document may stand at a path, with the forms that stand on every page: one of ours, or one
 * that says what is wrong with that address.
 */
export function takesCookieForm(path: string): boolean {
  if (shownCalls.has(path) || findPage(path) !== undefined) return true;
  return path !== '/' && !isNotPage(path);
}

/** Back to where the form stood, which may be any address that was typed: never to another site. */
function addressAfter({ url }: FastifyRequest): string {
  const path = pathOf(url);
  if (path === pages.cookieInstellingen.path) return `${path}?${savedChoice}=cookies`;
  // To ask again would be to log in again.
  if (shownCalls.has(path)) return pages.inloggen.path;
  const own = url.replace(/^[/\\]+/, '/');
  return isOwnPath(own) ? own : pages.overzicht.path;
}

/**
 * Answers a form that only writes cookies: no matter of the client's.
 * @returns undefined when the form is another one
 * @throws Refusal 400 when it chooses what there is not
 */
export function answerCookieForm(
  request: FastifyRequest,
  reply: FastifyReply,
  body: URLSearchParams,
): FastifyReply | undefined {
  const form = readCookieForm(body);
  if (!form) return undefined;
  if (!form.cookies) throw new Refusal(400, 'no choice of ours');
  const flags = cookieFlagsAt(new URL(request.brandHost.origin));
  for (const [name, value] of Object.entries(form.cookies))
    void reply.setCookie(name, value, flags);
  return reply.redirect(form.to ?? addressAfter(request), 303);
}
