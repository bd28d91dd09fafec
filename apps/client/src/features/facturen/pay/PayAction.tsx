import { Button } from '@mijn/ui/Button';
import { Melding } from '@mijn/ui/Alert';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/pay.js';
import { paymentConfig } from './paymentConfig.ts';
import type { NotStarted } from './startBetaling.ts';
import type { PayAction } from './usePayment.ts';

type SpokenSentence = Exclude<NotStarted, 'verouderd'>;

const meldingen: Readonly<
  Record<SpokenSentence, readonly [title: () => string, text: () => string]>
> = {
  occupied: [m.bezetTitel, m.bezetTekst],
  storing: [m.storingTitel, m.storingTekst],
  noNetwork: [m.geenNetwerkTitel, m.geenNetwerkTekst],
  mislukt: [m.failedTitle, m.misluktTekst],
};

/** What went wrong on the way to the bank; nothing while nothing did. */
export function PayOutcome({ phase }: Pick<PayAction, 'phase'>) {
  if (phase === 'idle' || phase === 'busy' || phase === 'verouderd') return null;
  const [title, text] = meldingen[phase];
  return (
    <Melding soort={phase === 'occupied' ? 'info' : 'error'} titel={title()} role="alert">
      <p>{text()}</p>
    </Melding>
  );
}

/** In the place of the button while the bank is still at it: the truth (decisions §7). */
export function UnderReview() {
  return (
    <Melding soort="info" titel={m.controleTitel()}>
      <p>{m.controleTekst()}</p>
    </Melding>
  );
}

interface PayButtonProps {
  readonly pay: PayAction;
  /** The last attempt, if the insurer tells: an open one is gone on with. */
  readonly betaling: { readonly status: string } | null;
  /** The main action of the page. */
  readonly main?: boolean | undefined;
}

/** Goes to the bank in one tap. */
export function PayButton({ pay, betaling, main = true }: PayButtonProps) {
  const { naam } = paymentConfig(useAppEnvironment().config);
  const busy = pay.phase === 'busy';
  return (
    <div>
      <Button variant={main ? 'main' : 'second'} wide busy={busy} onClick={pay.pay}>
        {betaling?.status === 'open' ? m.verderMet({ naam }) : m.betalenMet({ naam })}
      </Button>
      <output>{busy && <VisuallyHidden>{m.toBank()}</VisuallyHidden>}</output>
    </div>
  );
}
