import { isLanguage, type Language } from './language.ts';

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
