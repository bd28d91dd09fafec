import { readCookieForm, cookieFlagsAt } from '@mijn/domain/cookies';
import { savedChoice } from '@mijn/domain/postedForm';
import { callPaths, pages } from '@mijn/domain/paths';
import { isOwnPath } from '@mijn/domain/safeAddress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotPage, pathOf } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';
import { findPage } from '../pages/findPage.ts';

// Calls that a browser navigates to, so that their failure is shown as a page.
const shownCalls: ReadonlySet<string> = new Set([callPaths.digid, callPaths.app2app]);

/** Returns whether a page with the common forms may be shown at a path: one of ours, or an error page. */
export function acceptsCookieForm(path: string): boolean {
  if (shownCalls.has(path) || findPage(path) !== undefined) return true;
  return path !== '/' && !isNotPage(path);
}

/** Returns to the form's address, which may be anything typed, but never to another site. */
function addressAfter({ url }: FastifyRequest): string {
  const path = pathOf(url);
  if (path === pages.cookieInstellingen.path) return `${path}?${savedChoice}=cookies`;
  // Repeating the call would log in again.
  if (shownCalls.has(path)) return pages.inloggen.path;
  const own = url.replace(/^[/\\]+/, '/');
  return isOwnPath(own) ? own : pages.overzicht.path;
}

/**
 * Handles a form that only writes cookies, without the client.
 * @returns undefined for any other form
 * @throws Refusal 400 for an invalid choice
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
