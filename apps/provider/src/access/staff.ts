import type { Caller } from './access.ts';

/** Whether staff of the insurer look as this person: they see what the person sees (docs/decisions.md §3). */
export function isStaff({ actor }: Pick<Caller, 'actor'>): boolean {
  return actor !== undefined;
}
