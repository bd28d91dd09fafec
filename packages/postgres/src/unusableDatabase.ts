import pg from 'pg';
import { type Generations, type Patience, withConnection } from './connections.ts';

/** A database at which a program cannot start; the message says why, and nothing of the address. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

const notAnAddress = 'it is not an address like postgresql://name:password@host:5432/database';

/** Why there was no connection, without the address: a password may stand in it. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  // A name or password cannot be decoded.
  if (error instanceof URIError) return notAnAddress;
  return error instanceof Error ? error.message : 'no reason given';
}

/** Insufficient privilege. */
const mayNot = '42501';

/**
 * Does what a start needs on one connection of its own.
 * @throws UnusableDatabaseError when there is none, or its login may not do it; else what `perform` throws
 */
export async function withStartConnection<T>(
  urls: string | Generations,
  patience: Patience,
  perform: (client: pg.Client) => Promise<T>,
): Promise<T> {
  let isConnected = false;
  try {
    return await withConnection(urls, patience, (client) => {
      isConnected = true;
      return perform(client);
    });
  } catch (error) {
    if (isConnected && !(error instanceof pg.DatabaseError && error.code === mayNot)) throw error;
    throw new UnusableDatabaseError(reasonOf(error), { cause: error });
  }
}
