import { Alert } from '@mijn/ui/Alert';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { mayRetry } from '../../../../api/sendOperation.ts';
import type { MutationPhase } from '../../../../api/useMutation.ts';
import * as outcomeWords from '../../../../generated/texts/outcome.js';
import * as m from '../../../../generated/texts/pay.js';
import { payAddress } from '../payForm.ts';
import { paymentConfig } from '../paymentConfig.ts';
import type { PayAction } from '../usePayment.ts';

const problems: Readonly<
  Partial<Record<MutationPhase, readonly [title: () => string, text: () => string]>>
> = {
  conflict: [outcomeWords.conflictTitle, outcomeWords.conflictText],
  unavailable: [outcomeWords.unavailableTitle, outcomeWords.nothingTaken],
  offline: [outcomeWords.offlineTitle, outcomeWords.offlineText],
  failed: [outcomeWords.failedTitle, outcomeWords.nothingTaken],
};

// Nobody may say that nothing was taken while an earlier attempt may be paid (`domain.md`, complaint 12).
function problemText(text: () => string, { phase, begun }: Pick<PayAction, 'phase' | 'begun'>) {
  return begun && mayRetry(phase) ? outcomeWords.maybePaid() : text();
}

// Where a posted form leads: the browser may not be sent to the bank by the form itself.
function Ready({ bank, kenmerken }: Pick<PayAction, 'kenmerken'> & { readonly bank: string }) {
  const { naam } = paymentConfig(useAppEnvironment().config);
  const link = (
    <a href={bank} className={buttonClass()}>
      {m.continueWith({ name: naam })}
    </a>
  );
  return (
    <Alert kind="info" title={outcomeWords.readyTitle()} action={link}>
      <p>{outcomeWords.readyText()}</p>
      {/* Nobody may tell whether it still leads there: the page without it has the button. */}
      <p>
        {outcomeWords.linkGone()}{' '}
        <Link href={payAddress(kenmerken)}>{outcomeWords.linkAgain()}</Link>
      </p>
    </Alert>
  );
}

/** What went wrong on the way to the bank, or the way itself; nothing while neither is there. */
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
