/** The languages of the app as in the specification (§3) and in the cookie `taal`. */
export const languageCodes = ['NL', 'EN'] as const;

/** The languages as tags (BCP 47), for the attribute `lang` and for everything else. */
export const languages = ['nl', 'en'] as const;

export type Language = (typeof languages)[number];

/** Type guard for a language. */
export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word);
}

/** Returns the code of a language, as it is stored in the cookie `taal`. */
export function toLanguageCode(language: Language): (typeof languageCodes)[number] {
  return language === 'nl' ? 'NL' : 'EN';
}

/** Parses a code of the cookie `taal`; also in small letters, as it was stored before. */
export function parseLanguageCode(code: string | undefined): Language | undefined {
  const language = code?.toLowerCase();
  return isLanguage(language) ? language : undefined;
}

interface Preference {
  readonly language: string;
  readonly weight: number;
}

function parsePreference(part: string): Preference {
  const [name = '', ...options] = part.trim().toLowerCase().split(';');
  const q = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
  return { language: name.slice(0, 2), weight: q === undefined ? 1 : Number(q) };
}

/** Returns the first language of an Accept-Language header that the product has, else Dutch. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const preferences = (acceptLanguage ?? '')
    .split(',', 20)
    .map(parsePreference)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return preferences.map(({ language }) => language).find(isLanguage) ?? 'nl';
}
