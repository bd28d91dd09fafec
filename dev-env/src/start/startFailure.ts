import { isOutOfRoom } from '@mijn/domain/serverErrors';
import { DatabaseError } from '@mijn/postgres/driver';
import { portFailure } from '../copy/ports.ts';
import { StartError } from './startError.ts';

/** PostgreSQL's code for a full disk. */
const diskFull = '53100';

function hasNoRoom(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === diskFull;
  return isOutOfRoom(error) || (error instanceof Error && hasNoRoom(error.cause));
}

/** Converts an error of the start to a StartError if a person can fix it. */
export function toStartFailure(error: unknown, varDir: string): unknown {
  if (error instanceof StartError) return error;
  if (!hasNoRoom(error)) return portFailure(error) ?? error;
  return new StartError(`There is no room on the disk of ${varDir}: make some and start again.`);
}
