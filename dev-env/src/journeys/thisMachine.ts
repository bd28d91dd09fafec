/**
 * An address of ours as Node can ask it: browsers find `*.localhost`, Node does not. The same server answers
 * at this machine's own name, and knows by the host whose page it is.
 */
export function onThisMachine(address: string): { readonly url: string; readonly host: string } {
  const { host, port } = new URL(address);
  return { url: `http://localhost:${port}`, host };
}
