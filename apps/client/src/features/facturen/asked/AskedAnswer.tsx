import { Answer } from '@mijn/ui/Answer';
import { Stack } from '@mijn/ui/Stack';
import { CircleCheckBig, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { betaalverzoekTitleWords } from '../betaalverzoekTitleWords.ts';
import type { LastBetaling } from '../facturen.fragments.ts';
import { PayButton, PayOutcome } from '../pay/PayAction.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { askedPhase, type Asking, isUrgent } from './asked.ts';
import { askedExplanation, askedTitle, costsSentence } from './askedWords.ts';

/** What is asked, with what paying it needs. */
export interface AskedRequest extends Asking {
  readonly betalingsKenmerk: string;
  /** Integer cents; what an Aanmaning warns of. */
  readonly kostenBijNietBetalen: number | null;
  readonly betaling: Pick<LastBetaling, 'status'> | null;
}

interface AskedAnswerProps {
  readonly asked: AskedRequest;
  readonly today: string;
  /** What this page adds to it. */
  readonly children?: ReactNode;
}

function ToPay({ asked, today, children }: AskedAnswerProps) {
  const { language } = useAppEnvironment();
  const pay = usePayment([asked.betalingsKenmerk]);
  const costs = costsSentence(asked.kostenBijNietBetalen, language);
  const text = [askedExplanation(asked, today), costs].filter(Boolean).join(' ');
  return (
    <Stack space="tight">
      <Answer
        kind={isUrgent(asked, today) ? 'negative' : 'warning'}
        icon={betaalverzoekTitleWords(asked.titel).symbol}
        title={askedTitle(asked, today, language)}
        action={<PayButton pay={pay} betaling={asked.betaling} />}
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
export function AskedAnswer(props: AskedAnswerProps) {
  const { language } = useAppEnvironment();
  const { asked, today, children } = props;
  const phase = askedPhase(asked, today);
  if (phase === 'toPay' || phase === 'tooLate') return <ToPay {...props} />;
  const paid = phase === 'paid';
  return (
    <Answer
      kind={paid ? 'positive' : 'info'}
      icon={paid ? CircleCheckBig : Clock}
      title={askedTitle(asked, today, language)}
    >
      <p>{askedExplanation(asked, today)}</p>
      {children}
    </Answer>
  );
}
