/**
 * The headers of every page: nothing from elsewhere, no script, not kept. A form may go to the
 * simulator itself and, since the browser applies `form-action` to the redirects after it, on
 * to the given origins.
 */
export function paginaKoppen(terugNaar: readonly string[] = []): Record<string, string> {
  const regels = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...new Set(terugNaar)].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': regels.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
  };
}
