import type { GraphqlResponse, PostedForm } from '@mijn/contract/serverEntry';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
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

/** The URL of an address of the app; only for tests. */
export const urlOf = (address: string): URL => new URL(`http://app.invalid${address}`);

/** The arguments of a loader or an action of an address; only for tests. */
export function argsFor(address: string, told = environment): LoaderFunctionArgs {
  const url = urlOf(address);
  return { request: new Request(url), url, params: {}, pattern: '', context: contextOf(told) };
}

/** On what a page decides whether it asks again on the way from one address to another; only for tests. */
export function wayBetween(from: string, to: string): ShouldRevalidateFunctionArgs {
  return {
    currentUrl: urlOf(from),
    currentParams: {},
    nextUrl: urlOf(to),
    nextParams: {},
    defaultShouldRevalidate: true,
  };
}

/** Where a redirect leads, as a loader throws or an action returns it; undefined: it is none; only for tests. */
export function placeOf(outcome: unknown): string | undefined {
  return outcome instanceof Response ? (outcome.headers.get('Location') ?? undefined) : undefined;
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
  return createLoader(work)(argsFor(address, { ...environment, graphql, ...more }));
}
