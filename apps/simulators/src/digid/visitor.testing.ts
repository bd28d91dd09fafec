import type { DigidFault } from './login.ts';

/** Choices of a visitor on the login page. */
export interface Visit {
  /** Key of a persona; optional with the fault `cancel`. */
  readonly persona?: string;
  readonly fault?: DigidFault;
  /** For a login by DigiD Machtigen: the persona to act for, and the service. */
  readonly represented?: string;
  readonly service?: string;
}

/** Cookies of one login at one host. */
function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    save(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

/**
 * Acts as a browser at the simulator, for tests of relying parties: opens the authorization address, chooses persona and
 * fault on the page, and follows the redirects until they leave the simulator.
 * @param authorizationAddress address to which the relying party redirects
 * @param fetch a fetch that resolves the issuer's host; Node's own does not resolve `*.localhost`
 * @returns the address at which the browser returns to the relying party
 * @throws when the simulator shows an error page instead
 */
export async function visitDigid(
  authorizationAddress: URL | string,
  { persona = '', fault, represented = '', service = '' }: Visit,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<URL> {
  const cookies = createCookieJar();
  const digid = new URL(authorizationAddress).origin;
  const step = async (address: URL, init: RequestInit = {}): Promise<URL> => {
    const headers = { cookie: cookies.header() };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    cookies.save(response);
    const onward = response.headers.get('location');
    if (onward === null)
      throw new Error(`DigiD simulator: ${response.status} at ${address.pathname}`);
    return new URL(onward, address);
  };

  let address = await step(new URL(authorizationAddress));
  if (address.origin !== digid) return address;
  const body = new URLSearchParams({ persona, fault: fault ?? '', represented, service });
  address = await step(address, { method: 'POST', body });
  while (address.origin === digid) address = await step(address);
  return address;
}
