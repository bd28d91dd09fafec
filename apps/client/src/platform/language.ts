import { formatCount } from '@mijn/domain/formatCount';
import { isLanguage, type Language } from '@mijn/domain/language';

let source = (): Language => {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'nl';
};

/** The language of the texts now: the document's, or on the server that of the request at hand. */
export function getLocale(): Language {
  return source();
}

/**
 * Whether the texts are English now, and not Dutch.
 *
 * @public imported by what tools/compileTexts.ts makes
 */
export function isEnglish(): boolean {
  return source() === 'en';
}

/** Lets the server answer per request (its renders run side by side). */
export function setLanguageSource(fresh: () => Language): void {
  source = fresh;
}

/**
 * The form of a text for a whole count: Dutch and English both have one for 1 and one for all others
 * (CLDR), and to ask `Intl` costs a slow phone milliseconds at the first text.
 *
 * @public imported by what tools/compileTexts.ts makes
 */
export function plural(
  count: number,
  forms: { readonly one?: string; readonly other: string },
): string {
  return (count === 1 ? forms.one : undefined) ?? forms.other;
}

/** A count as it stands in a text, in the language of the texts: `2.000`. */
export function counted(count: number): string {
  return formatCount(count, getLocale());
}
