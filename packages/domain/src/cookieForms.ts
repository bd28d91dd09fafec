import { cookieNames } from './constants.ts';
import { isCookieChoice } from './cookieChoice.ts';
import { isLanguage } from './language.ts';
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
  const language = body.get(cookieNames.taal);
  return isLanguage(language) ? { [cookieNames.taal]: language } : undefined;
}

// `true` ends the question, whatever the answer was: that stands beside it (docs/decisions.md §9).
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

/** What a form that only writes cookies asks for. */
export interface CookieAnswer {
  /** By their names; undefined when it chooses what there is not. */
  readonly cookies: Cookies | undefined;
  /** Where it leads; back to its page where left out. */
  readonly to?: string;
}

/**
 * Reads a form that only writes cookies (§9): they touch nothing of a person, so that it needs no session.
 * @returns undefined when the form is another one
 */
export function readCookieForm(body: URLSearchParams): CookieAnswer | undefined {
  const form = forms.get(body.get(formFields.name) ?? '');
  if (!form) return undefined;
  return { cookies: form.read(body), ...(form.to !== undefined && { to: form.to }) };
}
