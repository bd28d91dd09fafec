import { useNavigate } from 'react-router';
import { addressWithFlash } from '../../../../api/flash.ts';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../../api/useMutation.ts';
import { withdrawOperation } from '../../declaraties.operations.ts';
import { toWithdrawn } from '../../withdrawn.ts';

export interface Withdrawal {
  readonly phase: MutationPhase;
  /** Whether it is under way or done, so that the claim must not be loaded any more. */
  readonly busy: boolean;
  readonly withdraw: () => void;
}

/** Withdraws a claim and goes to the list, which confirms it. */
export function useWithdrawal(nummer: string): Withdrawal {
  const { phase, send } = useMutation(() => sendOperation(withdrawOperation, { nummer }), {
    leaves: true,
  });
  const navigate = useNavigate();
  const withdraw = async (): Promise<void> => {
    const result = await send();
    if (!result?.succeeded) return;
    // Replaces the page of a claim that no longer exists.
    await navigate(addressWithFlash(toWithdrawn(nummer)), { replace: true });
  };
  return { phase, busy: phase === 'busy', withdraw: () => void withdraw() };
}
