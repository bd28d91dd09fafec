import { ProviderError } from './providerError.ts';

/** Ids that cannot stand in a path as one part of it belong to nothing. */
const impossible = /^(?:|\.|\.\.|.{65,})$/s;

/** An id of a wrong kind is told apart from an unknown one by nobody (decisions §2). */
const missingStatuses = new Set([400, 404, 405]);

/**
 * Fills the parts of a path of the contract (`/declaraties/:id`).
 * @throws ProviderError 404 for an id that cannot stand in a path
 */
export function pathWith(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const part = parts[name] ?? '';
    if (impossible.test(part)) throw new ProviderError('refused', 404);
    return encodeURIComponent(part.toWellFormed());
  });
}

/**
 * Asks about one thing by its id: a foreign, unknown or malformed one fails the same way.
 * @throws ProviderError 404 for all of these, or what else failed
 */
export async function ifKnown<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const unknown = error instanceof ProviderError && missingStatuses.has(error.status);
    throw unknown ? new ProviderError('refused', 404) : error;
  }
}
