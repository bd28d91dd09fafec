import type { CallParts } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { isObject } from '@mijn/domain/isObject';
import { ProviderError } from './providerError.ts';

/** Ids that cannot stand in a path as one part of it belong to nothing. */
const impossible = /^(?:|\.|\.\.|.{65,})$/s;

// Whatever else were given would not be a word in an address.
function isWord(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function fieldsOf(part: unknown): [string, unknown][] {
  return isObject(part) ? Object.entries(part) : [];
}

/** The parameters of a query that were given; one may be a list, and is then given once for each. */
export function givenQuery(part: unknown): Record<string, string | string[]> {
  const lists = fieldsOf(part).flatMap(([name, value]): [string, string[]][] =>
    Array.isArray(value) ? [[name, value.filter(isWord).map(String)]] : [],
  );
  return { ...givenFields(part), ...Object.fromEntries(lists) };
}

/** The fields that were given; null and undefined are as good as left out. */
export function givenFields(part: unknown): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(part).flatMap(([name, value]) => (isWord(value) ? [[name, String(value)]] : [])),
  );
}

/**
 * The parts of a path, each one that can stand in it.
 * @throws ProviderError 404 for an id that cannot
 */
export function pathParts(part: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(givenFields(part)).map(([name, value]) => {
      if (impossible.test(value)) throw new ProviderError('refused', 404);
      return [name, value.toWellFormed()];
    }),
  );
}

/**
 * The address of a call below the provider's base, query included.
 * @throws ProviderError 404 for an id that cannot stand in a path
 */
export function addressOf({ path }: Call, { params, query }: CallParts): string {
  const values = pathParts(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const parameters = Object.entries(givenQuery(query)).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  const search = new URLSearchParams(parameters).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
