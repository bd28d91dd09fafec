import { Answer } from '@mijn/ui/Answer';
import { Stack } from '@mijn/ui/Stack';
import { CircleCheckBig, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import { takesLong } from '../../../help/takesLong.ts';
import {
  betaalverzoekExplanation,
  betaalverzoekSentence,
  betaalverzoekTitle,
  costsSentence,
} from './betaalverzoekWords.ts';
import { PayButton } from '../pay/PayAction.tsx';
import { PayOutcome } from '../pay/outcome/PayOutcome.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { betaalverzoekPhase, type AskedBetaalverzoek, isUrgent } from './betaalverzoekPhase.ts';

/** A payment request with the fields to pay it. */
export interface ShownBetaalverzoek extends AskedBetaalverzoek {
  readonly betalingsKenmerk: string;
  /** Integer cents; the costs that an Aanmaning warns of. */
  readonly kostenBijNietBetalen: number | null;
}

interface BetaalverzoekAnswerProps {
  readonly betaalverzoek: ShownBetaalverzoek;
  readonly today: string;
  readonly children?: ReactNode;
}

function ToPay({ betaalverzoek, today, children }: BetaalverzoekAnswerProps) {
  const { language } = useAppEnvironment();
  const pay = usePayment([betaalverzoek]);
  const costs = costsSentence(betaalverzoek, today, language);
  const text = [betaalverzoekExplanation(betaalverzoek, today, language), costs]
    .filter(Boolean)
    .join(' ');
  return (
    <Stack space="tight">
      <Answer
        kind={isUrgent(betaalverzoek, today) ? 'negative' : 'warning'}
        icon={betaalverzoekTitle(betaalverzoek.titel).icon}
        title={betaalverzoekSentence(betaalverzoek, today, language)}
        action={<PayButton pay={pay} betaling={betaalverzoek.betaling} />}
      >
        {text && <p>{text}</p>}
        {children}
      </Answer>
      <PayOutcome {...pay} />
    </Stack>
  );
}

/**
 * The answer of a payment request, the same on its page and on that of each of its invoices: to pay with a
 * button, being checked, or paid.
 */
export function BetaalverzoekAnswer(props: BetaalverzoekAnswerProps) {
  const { language } = useAppEnvironment();
  const { betaalverzoek, today, children } = props;
  const phase = betaalverzoekPhase(betaalverzoek, today);
  if (phase === 'toPay' || phase === 'tooLate') return <ToPay {...props} />;
  const paid = phase === 'paid';
  return (
    <Answer
      kind={paid ? 'positive' : 'info'}
      icon={paid ? CircleCheckBig : Clock}
      title={betaalverzoekSentence(betaalverzoek, today, language)}
    >
      <p>
        {betaalverzoekExplanation(betaalverzoek, today, language)}
        {!paid && takesLong(betaalverzoek.betaling?.sinds, today) && (
          <>
            {' '}
            <HelpDesk />
          </>
        )}
      </p>
      {children}
    </Answer>
  );
}
