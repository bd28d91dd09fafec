import { readCookieForm } from '@mijn/domain/cookieForms';
import { cookieFlagsAt } from '@mijn/domain/cookies';
import { pages } from '@mijn/domain/paths';
import { savedChoice } from '@mijn/domain/postedForm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';

function addressAfter({ url }: FastifyRequest, to: string | undefined): string {
  const path = pathOf(url);
  const saved = path === pages.cookieInstellingen.path ? `${path}?${savedChoice}=cookies` : url;
  return to ?? saved;
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
  return reply.redirect(addressAfter(request, form.to), 303);
}
