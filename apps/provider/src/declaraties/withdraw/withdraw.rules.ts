import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import type { Access } from '../../access/access.ts';
import { isStaff } from '../../access/staff.ts';

export interface Withdrawable {
  readonly indiener: string;
  readonly status: DeclaratieStatus;
  readonly withdrawn: boolean;
}

export type WithdrawOutcome = 'allowed' | 'done' | 'tooLate';

/** Returns whether a claim can still be withdrawn; the caller must be its sender (docs/decisions.md §5). */
export function withdrawOutcome({ status, withdrawn }: Withdrawable): WithdrawOutcome {
  if (withdrawn) return 'done';
  return status === 'INGEDIEND' ? 'allowed' : 'tooLate';
}

/** Tells whether the caller may withdraw a claim now: the sender, not staff, while INGEDIEND. */
export function mayWithdraw(access: Access, declaratie: Withdrawable): boolean {
  return (
    !isStaff(access) &&
    declaratie.indiener === access.viewer &&
    withdrawOutcome(declaratie) === 'allowed'
  );
}
