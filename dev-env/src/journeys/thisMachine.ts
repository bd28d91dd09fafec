/**
 * Returns the address for Node, which does not resolve `*.localhost`: the server at `localhost`, and the
 * host header that selects the page.
 */
export function onThisMachine(address: string): { readonly url: string; readonly host: string } {
  const { host, port } = new URL(address);
  return { url: `http://localhost:${port}`, host };
}
