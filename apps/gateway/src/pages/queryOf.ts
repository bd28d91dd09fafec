/**
 * Returns the query of a request's address. Not with `URL`, which parses `//a:b` as an invalid host name.
 */
export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}
