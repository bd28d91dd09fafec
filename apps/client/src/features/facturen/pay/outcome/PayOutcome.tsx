import { Alert } from '@mijn/ui/Alert';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { mayRetry } from '../../../../api/sendOperation.ts';
import type { MutationPhase } from '../../../../api/useMutation.ts';
import * as m from '../../../../generated/texts/outcome.js';
import { continueWords, payAddress, paymentConfig } from '../payment.ts';
import type { PayAction } from '../usePayment.ts';

const problems: Readonly<
  Partial<Record<MutationPhase, readonly [title: () => string, text: () => string]>>
> = {
  conflict: [m.conflictTitle, m.conflictText],
  unavailable: [m.unavailableTitle, m.nothingTaken],
  offline: [m.offlineTitle, m.offlineText],
  failed: [m.failedTitle, m.nothingTaken],
};

// While an earlier attempt may have succeeded, the app must not say that nothing was debited
// (`docs/domain.md`, complaint 12).
function problemText(text: () => string, { phase, begun }: Pick<PayAction, 'phase' | 'begun'>) {
  return begun && mayRetry(phase) ? m.maybePaid() : text();
}

// Target of a posted form, because the form itself must not redirect to the bank.
function Ready({ bank, kenmerken }: Pick<PayAction, 'kenmerken'> & { readonly bank: string }) {
  const { naam } = paymentConfig(useAppEnvironment().config);
  const link = (
    <a href={bank} className={buttonClass()}>
      {continueWords(naam)}
    </a>
  );
  return (
    <Alert kind="info" title={m.readyTitle()} action={link}>
      <p>{m.readyText()}</p>
      {/* The link may have expired; the page without it has the button. */}
      <p>
        {m.linkGone()} <Link href={payAddress(kenmerken)}>{m.linkAgain()}</Link>
      </p>
    </Alert>
  );
}

/** The problem on the way to the bank, or the link to it; renders nothing without either. */
export function PayOutcome({ phase, bank, kenmerken, begun }: Omit<PayAction, 'pay'>) {
  if (bank !== undefined) return <Ready bank={bank} kenmerken={kenmerken} />;
  const said = problems[phase];
  if (said === undefined) return null;
  const [title, text] = said;
  return (
    <Alert kind={phase === 'conflict' ? 'info' : 'error'} title={title()} role="alert">
      <p>{problemText(text, { phase, begun })}</p>
    </Alert>
  );
}
