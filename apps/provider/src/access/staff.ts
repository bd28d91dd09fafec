import type { Caller } from './access.ts';

/**
 * Tells whether the caller is staff looking on behalf of the person; they see what the person sees
 * (docs/decisions.md §3).
 */
export function isStaff({ actor }: Pick<Caller, 'actor'>): boolean {
  return actor !== undefined;
}

/** Returns a key of whoever acts: the member of staff who looks along, or else the person, also for another one. */
export function actorOf({ bsn, actor }: Pick<Caller, 'bsn' | 'actor'>): string {
  return actor === undefined ? `person ${bsn}` : `staff ${actor}`;
}
