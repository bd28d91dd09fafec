import { formatAmount } from '@mijn/domain/money';
import { Answer } from '@mijn/ui/Answer';
import { Stack } from '@mijn/ui/Stack';
import { CircleCheckBig, Clock } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/betaalverzoek.js';
import type { Betaalverzoek } from '../betaalverzoek.ts';
import { titleWords } from '../betaalverzoekTitle.ts';
import { PayButton, PayOutcome } from '../pay/PayAction.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { dayInSentence } from '../dag.ts';
import { costsSentence, requestExplanation } from '../requestExplanation.ts';

interface BetaalverzoekAnswerProps {
  readonly request: Betaalverzoek;
  readonly today: string;
}

function ToPay({ request, today }: BetaalverzoekAnswerProps) {
  const { taal } = useAppEnvironment();
  const pay = usePayment(request.betalingsKenmerk);
  const { titel, uitersteBetaalDatum, bedragTeBetalen, betaling } = request;
  const tooLate = uitersteBetaalDatum < today;
  const values = {
    bedrag: formatAmount(bedragTeBetalen, taal),
    dag: dayInSentence(uitersteBetaalDatum, taal),
  };
  const urgent = tooLate || titleWords(titel).show === 'negative';
  return (
    <Stack space="tight">
      <Answer
        kind={urgent ? 'negative' : 'warning'}
        icon={titleWords(titel).symbol}
        title={tooLate ? m.payTooLate(values) : m.payBefore(values)}
        action={<PayButton pay={pay} betaling={betaling} />}
      >
        <p>
          {requestExplanation(request, today, taal)}{' '}
          {costsSentence(request.kostenBijNietBetalen, taal)}
        </p>
      </Answer>
      <PayOutcome phase={pay.phase} />
    </Stack>
  );
}

/** The answer of a payment request's page: to pay, being checked, or paid. */
export function BetaalverzoekAnswer(props: BetaalverzoekAnswerProps) {
  const { taal } = useAppEnvironment();
  const { bedragTeBetalen, betaling } = props.request;
  if (bedragTeBetalen <= 0) {
    return (
      <Answer kind="positive" icon={CircleCheckBig} title={m.paid()}>
        <p>{m.paidText()}</p>
      </Answer>
    );
  }
  if (betaling?.status === 'inBehandeling') {
    const title = m.check({ bedrag: formatAmount(bedragTeBetalen, taal) });
    return (
      <Answer kind="info" icon={Clock} title={title}>
        <p>{m.checkText()}</p>
      </Answer>
    );
  }
  return <ToPay {...props} />;
}
