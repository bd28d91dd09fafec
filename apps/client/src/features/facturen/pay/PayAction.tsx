import { Button } from '@mijn/ui/Button';
import { Alert } from '@mijn/ui/Alert';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { MutationPhase } from '../../../api/useMutation.ts';
import * as m from '../../../generated/texts/pay.js';
import { paymentConfig } from './paymentConfig.ts';
import type { PayAction } from './usePayment.ts';

const problems: Readonly<
  Partial<Record<MutationPhase, readonly [title: () => string, text: () => string]>>
> = {
  conflict: [m.conflictTitle, m.conflictText],
  unavailable: [m.unavailableTitle, m.unavailableText],
  offline: [m.offlineTitle, m.offlineText],
  failed: [m.failedTitle, m.failedText],
};

/** What went wrong on the way to the bank; nothing while nothing did. */
export function PayOutcome({ phase }: Pick<PayAction, 'phase'>) {
  const said = problems[phase];
  if (said === undefined) return null;
  const [title, text] = said;
  return (
    <Alert kind={phase === 'conflict' ? 'info' : 'error'} title={title()} role="alert">
      <p>{text()}</p>
    </Alert>
  );
}

interface PayButtonProps {
  readonly pay: PayAction;
  /** The last attempt, if the insurer tells: an open one is gone on with. */
  readonly betaling: { readonly status: string } | null;
  /** How much it is, in words, where the button is to say so. */
  readonly bedrag?: string;
  /** The main action of the page. */
  readonly main?: boolean | undefined;
}

function payWords(betaling: PayButtonProps['betaling'], bedrag: string | undefined, naam: string) {
  if (betaling?.status === 'open') return m.continueWith({ naam });
  return bedrag === undefined ? m.payWith({ naam }) : m.payAmountWith({ bedrag, naam });
}

/** Goes to the bank in one tap. */
export function PayButton({ pay, betaling, bedrag, main = true }: PayButtonProps) {
  const { naam } = paymentConfig(useAppEnvironment().config);
  const busy = pay.phase === 'busy';
  return (
    <div>
      <Button variant={main ? 'primary' : 'secondary'} wide busy={busy} onClick={pay.pay}>
        {payWords(betaling, bedrag, naam)}
      </Button>
      <output>{busy && <VisuallyHidden>{m.toBank()}</VisuallyHidden>}</output>
    </div>
  );
}
