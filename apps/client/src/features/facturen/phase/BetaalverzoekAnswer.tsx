import { Answer } from '@mijn/ui/Answer';
import { Stack } from '@mijn/ui/Stack';
import { CircleCheckBig, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { betaalverzoekTitleWords } from '../betaalverzoekTitleWords.ts';
import type { LastBetaling } from '../facturen.fragments.ts';
import { PayButton, PayOutcome } from '../pay/PayAction.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { betaalverzoekPhase, type AskedBetaalverzoek, isUrgent } from './betaalverzoekPhase.ts';
import {
  betaalverzoekExplanation,
  betaalverzoekSentence,
  costsSentence,
} from './betaalverzoekWords.ts';

/** What is asked, with what paying it needs. */
export interface ShownBetaalverzoek extends AskedBetaalverzoek {
  readonly betalingsKenmerk: string;
  /** Integer cents; what an Aanmaning warns of. */
  readonly kostenBijNietBetalen: number | null;
  readonly betaling: Pick<LastBetaling, 'status'> | null;
}

interface BetaalverzoekAnswerProps {
  readonly request: ShownBetaalverzoek;
  readonly today: string;
  /** What this page adds to it. */
  readonly children?: ReactNode;
}

function ToPay({ request, today, children }: BetaalverzoekAnswerProps) {
  const { language } = useAppEnvironment();
  const pay = usePayment([request]);
  const costs = costsSentence(request.kostenBijNietBetalen, language);
  const text = [betaalverzoekExplanation(request, today), costs].filter(Boolean).join(' ');
  return (
    <Stack space="tight">
      <Answer
        kind={isUrgent(request, today) ? 'negative' : 'warning'}
        icon={betaalverzoekTitleWords(request.titel).symbol}
        title={betaalverzoekSentence(request, today, language)}
        action={<PayButton pay={pay} betaling={request.betaling} />}
      >
        {text && <p>{text}</p>}
        {children}
      </Answer>
      <PayOutcome {...pay} />
    </Stack>
  );
}

/**
 * The answer to what is asked, the same on the page of a payment request and of each of its invoices:
 * to pay, and paying it in one tap; being checked; or paid.
 */
export function BetaalverzoekAnswer(props: BetaalverzoekAnswerProps) {
  const { language } = useAppEnvironment();
  const { request, today, children } = props;
  const phase = betaalverzoekPhase(request, today);
  if (phase === 'toPay' || phase === 'tooLate') return <ToPay {...props} />;
  const paid = phase === 'paid';
  return (
    <Answer
      kind={paid ? 'positive' : 'info'}
      icon={paid ? CircleCheckBig : Clock}
      title={betaalverzoekSentence(request, today, language)}
    >
      <p>{betaalverzoekExplanation(request, today)}</p>
      {children}
    </Answer>
  );
}
