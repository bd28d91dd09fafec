import { preferredLanguage, type Language, parseLanguageCode } from '@mijn/domain/language';
import { cookieNames } from '@mijn/domain/constants';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the language of a request: the cookie `taal`, else the browser's first supported language, else
 * Dutch (docs/decisions.md §1).
 */
export function chooseLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  return parseLanguageCode(cookie) ?? preferredLanguage(acceptLanguage);
}

/** Returns the language of a request. */
export function languageOf({
  cookies,
  headers,
}: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  return chooseLanguage(cookies[cookieNames.taal], headers['accept-language']);
}
