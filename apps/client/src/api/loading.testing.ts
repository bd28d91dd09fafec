import type { GraphqlResponse, PostedForm } from '@mijn/contract/serverEntry';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { createLoader, type LoaderRequest } from './createLoader.ts';
import { contextOf, type LoaderEnvironment } from './environment.ts';

/** The variables of each operation that a loader sent. */
export type SentOperations = Readonly<Record<string, unknown>>[];

/** The environment of a document of a person who is logged in. */
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

/** Returns a posted form with these fields. */
export function postedForm(fields: Readonly<Record<string, string>>): PostedForm {
  return { fields: new URLSearchParams(fields), key: 'key', mark: 'mark' };
}

export const urlOf = (address: string): URL => new URL(`http://app.invalid${address}`);

/** Returns the arguments of a loader or action for an address. */
export function argsFor(address: string, told = environment): LoaderFunctionArgs {
  const url = urlOf(address);
  return { request: new Request(url), url, params: {}, pattern: '', context: contextOf(told) };
}

/** Returns the arguments of `shouldRevalidate` for a navigation between two addresses. */
export function wayBetween(from: string, to: string): ShouldRevalidateFunctionArgs {
  return {
    currentUrl: urlOf(from),
    currentParams: {},
    nextUrl: urlOf(to),
    nextParams: {},
    defaultShouldRevalidate: true,
  };
}

/**
 * Returns the target of a redirect that a loader throws or an action returns; undefined when it is no
 * redirect.
 */
export function placeOf(outcome: unknown): string | undefined {
  return outcome instanceof Response ? (outcome.headers.get('Location') ?? undefined) : undefined;
}

/** Runs a loader for an address, as the router does. */
export function load<Value>(
  work: (request: LoaderRequest) => Promise<Value>,
  address: string,
  answer: (variables: SentOperations[number], query: string) => GraphqlResponse,
  more: Partial<LoaderEnvironment> = {},
): Promise<Value> {
  const graphql: LoaderEnvironment['graphql'] = async ({ query, variables = {} }) =>
    answer(variables, query);
  return createLoader(work)(argsFor(address, { ...environment, graphql, ...more }));
}
