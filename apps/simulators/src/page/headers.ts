/**
 * The headers of every page: nothing from elsewhere, no script, not kept. A form may go to the
 * simulator itself and, since the browser applies `form-action` to the redirects after it, on
 * to the given origins.
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
