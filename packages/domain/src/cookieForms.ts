import { cookieNames } from './constants.ts';
import { isCookieChoice } from './cookieChoice.ts';
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
