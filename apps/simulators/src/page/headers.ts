/**
 * Returns the headers of every page: no external resources, no script, no caching. A form may post to the
 * simulator itself and be redirected to the given origins, because browsers apply `form-action` to
 * redirects.
 */
export function pageHeaders(backTo: readonly string[] = []): Record<string, string> {
  const lines = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...new Set(backTo)].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': lines.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
  };
}
