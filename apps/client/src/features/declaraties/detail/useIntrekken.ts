import { paginas } from '@mijn/domain/paden';
import { useNavigate } from 'react-router';
import { type StuurStand, useStuur } from '../../../api/useStuur.ts';
import { trekInOperatie } from '../declaraties.operaties.ts';
import { ingetrokkenStaat } from '../ingetrokken.ts';

/** Withdrawing a claim. */
export interface Intrekking {
  readonly stand: StuurStand;
  /** Under way or done: the claim is not to be asked for any more. */
  readonly bezig: boolean;
  readonly trekIn: () => void;
}

/** Withdraws a claim and goes to the list, which confirms it. */
export function useIntrekken(nummer: string): Intrekking {
  const { stand, verstuur } = useStuur(trekInOperatie);
  const navigeer = useNavigate();
  const doe = async (): Promise<void> => {
    if (!(await verstuur({ nummer }))) return;
    // In the place of the page of a claim that is no more.
    await navigeer(paginas.declaraties.pad, { replace: true, state: ingetrokkenStaat(nummer) });
  };
  return { stand, bezig: stand === 'bezig' || stand === 'gelukt', trekIn: () => void doe() };
}
