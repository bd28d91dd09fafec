import { formatCount } from '@mijn/domain/format';
import { isLanguage, type Language } from '@mijn/domain/language';

let source = (): Language => {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'nl';
};

/** Returns the current language of the texts: that of the document, or on the server that of the current request. */
export function getLocale(): Language {
  return source();
}

/**
 * Returns whether the current language of the texts is English, and not Dutch.
 * @public imported by the output of tools/compileTexts.ts
 */
export function isEnglish(): boolean {
  return source() === 'en';
}

/** Sets the source of the language, so that the server can answer per request (its renders run concurrently). */
export function setLanguageSource(fresh: () => Language): void {
  source = fresh;
}

/**
 * Returns the form of a text for a whole count: Dutch and English both have one for 1 and one for all
 * others (CLDR). `Intl` would cost a slow phone milliseconds at the first text.
 * @public imported by the output of tools/compileTexts.ts
 */
export function plural(
  count: number,
  forms: { readonly one?: string; readonly other: string },
): string {
  return (count === 1 ? forms.one : undefined) ?? forms.other;
}

/** Formats a count in the current language: `2.000`. */
export function counted(count: number): string {
  return formatCount(count, getLocale());
}
