import { cookieDays, cookieNames } from './constants.ts';
import { parseLanguageCode, toLanguageCode } from './language.ts';
import { pages } from './paths.ts';
import {
  cookiesForm,
  firstRunForms,
  formFields,
  languageForm,
  stepField,
  termsStep,
} from './postedForm.ts';

const address = /^[\d.]+$|:|^\[/;

// Public suffixes of two labels, such as `co.uk`: browsers refuse cookies for them.
const sharedLabels = /^(?:ac|co|com|edu|gov|net|or|org)$/;

/**
 * Returns the domain for the product's cookies (§9): the last two labels of the host name.
 * @returns undefined for a host-only cookie: on localhost, at an IP address, or where a browser would
 * refuse the domain (docs/decisions.md §9)
 */
export function cookieDomain(hostname: string): string | undefined {
  const labels = hostname.split('.');
  if (labels.length < 2 || address.test(hostname) || labels.at(-1) === 'localhost')
    return undefined;
  const [second = '', top = ''] = labels.slice(-2);
  return top.length === 2 && sharedLabels.test(second) ? undefined : `${second}.${top}`;
}

export interface CookieFlags {
  readonly path: '/';
  readonly sameSite: 'lax';
  readonly secure: boolean;
  /** Seconds. */
  readonly maxAge: number;
  readonly domain?: string;
}

/**
 * Returns the attributes of a cookie written at an address (§9): 730 days, registrable domain, path `/`.
 */
export function cookieFlagsAt({
  hostname,
  protocol,
}: Pick<URL, 'hostname' | 'protocol'>): CookieFlags {
  const domain = cookieDomain(hostname);
  return {
    path: '/',
    sameSite: 'lax',
    secure: protocol === 'https:',
    maxAge: cookieDays * 24 * 60 * 60,
    ...(domain !== undefined && { domain }),
  };
}

/** The answers to the question about cookies (docs/decisions.md §9). */
const cookieChoices = ['necessary', 'all'] as const;

export type CookieChoice = (typeof cookieChoices)[number];

/** Type guard for a cookie choice. */
function isCookieChoice(word: unknown): word is CookieChoice {
  return cookieChoices.some((choice) => choice === word);
}

/**
 * Reads the cookie choice from the two cookies that hold it (docs/decisions.md §9).
 * @param valueOf returns a cookie's value by name
 * @returns undefined if the question is unanswered; `necessary` if the answer is unreadable
 */
export function cookieChoiceIn(
  valueOf: (name: string) => string | undefined,
): CookieChoice | undefined {
  if (valueOf(cookieNames.consent) !== 'true') return undefined;
  const choice = valueOf(cookieNames.cookieChoice);
  return isCookieChoice(choice) ? choice : 'necessary';
}

type Cookies = Readonly<Record<string, string>>;

function languageCookies(body: URLSearchParams): Cookies | undefined {
  const language = parseLanguageCode(body.get(cookieNames.taal) ?? undefined);
  return language && { [cookieNames.taal]: toLanguageCode(language) };
}

// `true` only means that the question was answered; a second cookie has the answer (docs/decisions.md §9).
function choiceCookies(body: URLSearchParams): Cookies | undefined {
  const choice = body.get('choice');
  if (!isCookieChoice(choice)) return undefined;
  return { [cookieNames.consent]: 'true', [cookieNames.cookieChoice]: choice };
}

function termsCookies(body: URLSearchParams): Cookies | undefined {
  return body.get('accepted') === 'yes' ? { [cookieNames.terms]: 'false' } : undefined;
}

interface CookieForm {
  readonly read: (body: URLSearchParams) => Cookies | undefined;
  /** The page to redirect to; the form's own page if absent. */
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

export interface CookieAnswer {
  /** By name; undefined for an invalid choice. */
  readonly cookies: Cookies | undefined;
  /** The page to redirect to; the form's own page if absent. */
  readonly to?: string;
}

/**
 * Reads a posted form that only writes cookies (§9). Such a form touches no personal data, so it needs no
 * session.
 * @returns undefined for any other form
 */
export function readCookieForm(body: URLSearchParams): CookieAnswer | undefined {
  const form = forms.get(body.get(formFields.name) ?? '');
  if (!form) return undefined;
  return { cookies: form.read(body), ...(form.to !== undefined && { to: form.to }) };
}
