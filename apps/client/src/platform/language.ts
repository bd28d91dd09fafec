import { isLanguage, type Language } from '@mijn/domain/language';

let source = (): Language => {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'nl';
};

/** The language of the texts now: the document's, or on the server that of the request at hand. */
export function getLocale(): Language {
  return source();
}

/** Lets the server answer per request (its renders run side by side). */
export function setLanguageSource(fresh: () => Language): void {
  source = fresh;
}

/**
 * The form of a text that the language of now has for a count.
 *
 * @public imported by what tools/compileTexts.ts makes
 */
export function plural(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  return forms[new Intl.PluralRules(getLocale()).select(count)] ?? forms.other;
}
