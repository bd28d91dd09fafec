import type { GraphqlResponse, PostedForm } from '@mijn/contract/serverEntry';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { urlOf } from '../router/addresses.ts';
import { createLoader, type LoaderRequest } from './createLoader.ts';
import { contextOf, type LoaderEnvironment } from './environment.ts';

/** What a loader asked: the variables of each of its operations. */
export type Asked = Readonly<Record<string, unknown>>[];

/** What the gateway tells a document of somebody who is logged in; only for tests. */
export const environment: LoaderEnvironment = {
  config: {
    merk: 'ZZ',
    brandUrls: { ZZ: 'http://localhost:3000', AZVZ: 'http://ankerzee.localhost:3000' },
    links: inventedLinks.ZZ,
  },
  language: 'nl',
  now: '2026-11-21T09:00:00Z',
  loggedIn: true,
  onServer: true,
  graphql: async () => ({ data: {} }),
};

/** A form that was posted, with these fields; only for tests. */
export function postedForm(fields: Readonly<Record<string, string>>): PostedForm {
  return { fields: new URLSearchParams(fields), key: 'key', mark: 'mark' };
}

/** Runs a loader of an address, as the router does; only for tests. */
export function load<Value>(
  work: (request: LoaderRequest) => Promise<Value>,
  address: string,
  answer: (variables: Asked[number], query: string) => GraphqlResponse,
  more: Partial<LoaderEnvironment> = {},
): Promise<Value> {
  const graphql: LoaderEnvironment['graphql'] = async ({ query, variables = {} }) =>
    answer(variables, query);
  return createLoader(work)({
    url: urlOf(address),
    params: {},
    signal: new AbortController().signal,
    context: contextOf({ ...environment, graphql, ...more }),
  });
}
