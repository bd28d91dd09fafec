import { cookieNames } from '@mijn/domain/constants';
import { cookieFlagsAt, isCookieChoice } from '@mijn/domain/cookies';
import { isLanguage } from '@mijn/domain/language';
import { pages } from '@mijn/domain/paths';
import {
  cookiesForm,
  firstRunForms,
  formFields,
  languageForm,
  savedChoice,
  stepField,
  termsStep,
} from '@mijn/domain/postedForm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

type Cookies = Readonly<Record<string, string>>;

function languageCookies(body: URLSearchParams): Cookies | undefined {
  const language = body.get(cookieNames.taal);
  return isLanguage(language) ? { [cookieNames.taal]: language } : undefined;
}

// `true` ends the question, whatever the answer was: that stands beside it (ADR 0047).
function choiceCookies(body: URLSearchParams): Cookies | undefined {
  const choice = body.get('choice');
  if (!isCookieChoice(choice)) return undefined;
  return { [cookieNames.consent]: 'true', [cookieNames.cookieChoice]: choice };
}

function termsCookies(body: URLSearchParams): Cookies | undefined {
  return body.get('accepted') === 'yes' ? { [cookieNames.terms]: 'false' } : undefined;
}

interface CookieForm {
  /** What it writes; undefined when it chooses what there is not. */
  readonly read: (body: URLSearchParams) => Cookies | undefined;
  /** Where it leads; back to its page where left out. */
  readonly to?: string;
}

const forms: ReadonlyMap<string, CookieForm> = new Map<string, CookieForm>([
  [languageForm, { read: languageCookies }],
  [cookiesForm, { read: choiceCookies }],
  [
    firstRunForms.introduction,
    {
      read: () => ({ [cookieNames.introduction]: 'false' }),
      to: `${pages.introductie.path}?${stepField}=${termsStep}`,
    },
  ],
  [firstRunForms.terms, { read: termsCookies, to: pages.overzicht.path }],
]);

function addressAfter({ url }: FastifyRequest, { to }: CookieForm): string {
  const path = url.split('?', 1)[0] ?? '/';
  const saved = path === pages.cookieInstellingen.path ? `${path}?${savedChoice}=cookies` : url;
  return to ?? saved;
}

/**
 * Answers a form that only writes cookies: these touch nothing of a person, so they need no session and
 * are no matter of the client's.
 * @returns undefined when the form is another one
 * @throws Refusal 400 when it chooses what there is not
 */
export function answerCookieForm(
  request: FastifyRequest,
  reply: FastifyReply,
  body: URLSearchParams,
): FastifyReply | undefined {
  const form = forms.get(body.get(formFields.name) ?? '');
  if (!form) return undefined;
  const cookies = form.read(body);
  if (!cookies) throw new Refusal(400, 'no choice of ours');
  const flags = cookieFlagsAt(new URL(request.brandHost.origin));
  for (const [name, value] of Object.entries(cookies)) void reply.setCookie(name, value, flags);
  return reply.redirect(addressAfter(request, form), 303);
}
