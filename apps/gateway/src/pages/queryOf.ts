/**
 * What stands behind the `?` of an address as it was asked. Not by `URL`: to that `//a:b` is a host name, and none
 * that can be.
 */
export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}
