import { onThisMachine } from '@mijn/dev-env/journeys/testBank.testing';
import { ownHeader } from '@mijn/domain/headers';
import { callPaths } from '@mijn/domain/paths';
import type { APIResponse, BrowserContext } from '@playwright/test';
import { addressOf } from './addresses.ts';

/** Headers that only our own pages can send. */
export const ownHeaders = { [ownHeader.name]: ownHeader.value };

const whoAmI = { query: '{ relatie { roepnaam } }' };

interface Call {
  readonly address?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function toRequest(context: BrowserContext, address: string, path: string) {
  const { url, host } = onThisMachine(address);
  const cookies = (await context.cookies(address)).map(({ name, value }) => `${name}=${value}`);
  return {
    url: url + path,
    headers: { host, cookie: cookies.join('; ') },
  };
}

/** Sends a GraphQL request with a context's cookies. */
export async function fetchGraphql(
  context: BrowserContext,
  { address = addressOf('ZZ'), body = whoAmI, headers = {} }: Call = {},
): Promise<APIResponse> {
  const request = await toRequest(context, address, callPaths.graphql);
  return context.request.post(request.url, {
    data: body,
    headers: { ...request.headers, ...ownHeaders, origin: address, ...headers },
  });
}

/** Returns the logged-in person's relatienummer. */
export async function ownRelatienummer(context: BrowserContext): Promise<string> {
  const response = await fetchGraphql(context, {
    body: { query: '{ relatie { relatieNummer } }' },
  });
  const { data }: { data: { relatie: { relatieNummer: string } } } = await response.json();
  return data.relatie.relatieNummer;
}

/** Requests a document with a context's cookies, without following redirects. */
export async function fetchDocument(
  context: BrowserContext,
  address: string,
  path: string,
): Promise<APIResponse> {
  const { url, headers } = await toRequest(context, address, path);
  return context.request.get(url, { headers, maxRedirects: 0 });
}
