import type { CallParts } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { isObject } from '@mijn/domain/values';
import { ProviderError } from './providerError.ts';

/** Ids that cannot be a part of a path belong to nothing. */
const impossible = /^(?:|\.|\.\.|.{65,})$/s;

// Other values cannot occur in an address.
function isWord(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function fieldsOf(part: unknown): [string, unknown][] {
  return isObject(part) ? Object.entries(part) : [];
}

/** Returns the given query parameters; a list is repeated. */
export function definedQuery(part: unknown): Record<string, string | string[]> {
  const lists = fieldsOf(part).flatMap(([name, value]): [string, string[]][] =>
    Array.isArray(value) ? [[name, value.filter(isWord).map(String)]] : [],
  );
  return { ...definedFields(part), ...Object.fromEntries(lists) };
}

/** Returns the given fields, without null and undefined. */
export function definedFields(part: unknown): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(part).flatMap(([name, value]) => (isWord(value) ? [[name, String(value)]] : [])),
  );
}

/**
 * Returns the parts of a path.
 * @throws ProviderError 404 for an impossible id
 */
export function pathParts(part: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(definedFields(part)).map(([name, value]) => {
      if (impossible.test(value)) throw new ProviderError('refused', 404);
      return [name, value.toWellFormed()];
    }),
  );
}

/**
 * Returns the address of a call below the provider's base, with its query.
 * @throws ProviderError 404 for an impossible id
 */
export function addressOf({ path }: Call, { params, query }: CallParts): string {
  const values = pathParts(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const parameters = Object.entries(definedQuery(query)).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  const search = new URLSearchParams(parameters).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
