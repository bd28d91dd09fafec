import { pages } from '@mijn/domain/paths';
import { useNavigate } from 'react-router';
import { type SendPhase, useSend } from '../../../api/useSend.ts';
import { withdrawOperation } from '../declaraties.operations.ts';
import { withdrawnState } from '../withdrawn.ts';

/** Withdrawing a claim. */
export interface Withdrawal {
  readonly phase: SendPhase;
  /** Under way or done: the claim is not to be asked for any more. */
  readonly busy: boolean;
  readonly trekIn: () => void;
}

/** Withdraws a claim and goes to the list, which confirms it. */
export function useWithdrawal(nummer: string): Withdrawal {
  const { phase, send } = useSend(withdrawOperation);
  const navigate = useNavigate();
  const perform = async (): Promise<void> => {
    if (!(await send({ nummer }))) return;
    // In the place of the page of a claim that is no more.
    await navigate(pages.declaraties.path, { replace: true, state: withdrawnState(nummer) });
  };
  return { phase, busy: phase === 'busy' || phase === 'succeeded', trekIn: () => void perform() };
}
