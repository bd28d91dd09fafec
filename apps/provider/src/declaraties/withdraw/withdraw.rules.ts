import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { Access } from '../../access/access.ts';
import { isStaff } from '../../access/staff.ts';

/** A claim, as far as withdrawing it goes. */
export interface Withdrawable {
  readonly indiener: string;
  readonly status: DeclaratieStatus;
  readonly withdrawn: boolean;
}

/** What withdrawing a claim comes to: it may be done, was done before, or it is too late. */
export type WithdrawOutcome = 'allowed' | 'done' | 'tooLate';

/** Whether a claim can still be withdrawn, once the caller is known to have sent it in (docs/decisions.md §5). */
export function withdrawOutcome({ status, withdrawn }: Withdrawable): WithdrawOutcome {
  if (withdrawn) return 'done';
  return status === 'INGEDIEND' ? 'allowed' : 'tooLate';
}

/** Whether the caller may withdraw a claim now: who sent it in, not staff, while INGEDIEND. */
export function mayWithdraw(access: Access, declaratie: Withdrawable): boolean {
  return (
    !isStaff(access) &&
    declaratie.indiener === access.viewer &&
    withdrawOutcome(declaratie) === 'allowed'
  );
}
