import pg from 'pg';
import { type Generations, type Patience, withConnection } from './connections.ts';

/** A database that a program cannot start with. The message has the reason, never the address. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

const notAnAddress = 'it is not an address like postgresql://name:password@host:5432/database';

/** Returns the reason for a failed connection, without the address, which may hold a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  // The name or password is badly encoded.
  if (error instanceof URIError) return notAnAddress;
  return error instanceof Error ? error.message : 'no reason given';
}

/** SQLSTATE for insufficient privilege. */
const mayNot = '42501';

/**
 * Runs a start's work on a new connection.
 * @throws UnusableDatabaseError if there is no connection or its login lacks privileges; else the error of `perform`
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
