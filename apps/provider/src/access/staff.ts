import { Refusal } from '../http/refusal.ts';
import type { Access } from './access.ts';

/** Whether staff of the insurer look as this person: they see what the person sees (decisions §3). */
export function isStaff({ actor }: Pick<Access, 'actor'>): boolean {
  return actor !== undefined;
}

/**
 * Lets the person go on, and nobody of the insurer in their place: what is changed, accepted, paid or
 * said is the person's own.
 * @throws Refusal 403 for staff.
 */
export function refuseStaff(access: Pick<Access, 'actor'>): void {
  if (isStaff(access)) throw new Refusal(403);
}
