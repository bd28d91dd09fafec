import { cookieNames } from '@mijn/domain/constants';
import { isLanguage, type Language } from '@mijn/domain/language';
import type { FastifyRequest } from 'fastify';

interface Preference {
  readonly language: string;
  readonly weight: number;
}

function parsePreference(part: string): Preference {
  const [name = '', ...options] = part.trim().toLowerCase().split(';');
  const q = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
  return { language: name.slice(0, 2), weight: q === undefined ? 1 : Number(q) };
}

/**
 * The language of one request: the cookie `taal`, else the first of the browser's languages that
 * we speak, else Dutch (decisions §1).
 */
export function chooseLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(cookie)) return cookie;
  const preferences = (acceptLanguage ?? '')
    .split(',', 20)
    .map(parsePreference)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return preferences.map(({ language }) => language).find(isLanguage) ?? 'nl';
}

/** The language of a request. */
export function languageOf({
  cookies,
  headers,
}: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  return chooseLanguage(cookies[cookieNames.taal], headers['accept-language']);
}
