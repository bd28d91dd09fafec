import { Agent, request } from 'undici';

export interface TestRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly headers?: Record<string, string | undefined>;
  readonly body?: Parameters<typeof request>[1] extends infer Options
    ? Options extends { body?: infer Body }
      ? Body
      : never
    : never;
}

export interface BrowserResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
  /** `Set-Cookie` lines. */
  readonly cookies: string[];
  readonly location: string;
  json(): unknown;
}

const agent = new Agent({
  connect: {
    lookup: (_name, _options, back) => back(null, [{ address: '127.0.0.1', family: 4 }]),
  },
});

function list(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}

function keepCookies(jar: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
}

/** Creates a browser with its own cookies, at one address. */
export function createBrowser(address: string) {
  const jar = new Map<string, string>();

  async function send(
    path: string,
    { method = 'GET', headers = {}, body = null }: TestRequest = {},
  ): Promise<BrowserResponse> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { ...(cookie && { cookie }), ...headers };
    const sentHeaders = Object.fromEntries(
      Object.entries(all).filter((pair) => pair[1] !== undefined),
    );
    // A leading double slash is a path, as in the address bar.
    const url = new URL(path.startsWith('/') ? address + path : path, address);
    const response = await request(url, {
      method,
      headers: sentHeaders,
      body,
      dispatcher: agent,
    });
    const text = await response.body.text();
    const cookies = list(response.headers['set-cookie']);
    keepCookies(jar, cookies);
    const location = list(response.headers['location'])[0] ?? '';
    return {
      status: response.statusCode,
      headers: response.headers,
      text,
      cookies,
      location,
      json: () => JSON.parse(text),
    };
  }

  const own = { origin: address, 'sec-fetch-site': 'same-origin', 'x-mijn': '1' };
  return {
    address,
    cookies: jar,
    request: send,
    call: (path: string, { headers, ...rest }: TestRequest = {}) =>
      send(path, { method: 'POST', ...rest, headers: { ...own, ...headers } }),
    graphql: (
      query: string,
      variables?: object,
      headers: Record<string, string | undefined> = {},
    ) =>
      send('/graphql', {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, ...(variables && { variables }) }),
      }),
  };
}

export type Browser = ReturnType<typeof createBrowser>;
