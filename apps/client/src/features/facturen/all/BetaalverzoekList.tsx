import { Stack } from '@mijn/ui/Stack';
import { isPayable } from '../asked/asked.ts';
import { PayButton, PayOutcome } from '../pay/PayAction.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { BetaalverzoekCard } from './BetaalverzoekCard.tsx';
import { FirstLine } from './FirstLine.tsx';
import type { Sentence } from './firstLine.ts';
import type { BetaalverzoekInList } from '../facturen.fragments.ts';

interface BetaalverzoekListProps {
  readonly sentences: readonly Sentence[];
  readonly requests: readonly BetaalverzoekInList[];
  readonly today: string;
}

// One thing to pay: the answer itself has the button.
function SingleBetaalverzoek(
  props: Omit<BetaalverzoekListProps, 'requests'> & { readonly enige: BetaalverzoekInList },
) {
  const { sentences, enige, today } = props;
  const pay = usePayment(enige.betalingsKenmerk);
  return (
    <>
      <Stack space="tight">
        <FirstLine
          sentences={sentences}
          action={<PayButton pay={pay} betaling={enige.betaling} />}
        />
        <PayOutcome phase={pay.phase} />
      </Stack>
      <BetaalverzoekCard request={enige} today={today} button="elsewhere" />
    </>
  );
}

/** The answer, and under it what is asked to be paid, the most urgent first. */
export function BetaalverzoekList({ sentences, requests, today }: BetaalverzoekListProps) {
  const [only] = requests;
  if (only && requests.length === 1 && isPayable(only)) {
    return <SingleBetaalverzoek sentences={sentences} enige={only} today={today} />;
  }
  return (
    <>
      <FirstLine sentences={sentences} />
      {requests.map((request, i) => (
        <BetaalverzoekCard
          key={request.betalingsKenmerk}
          request={request}
          today={today}
          button={requests.length === 1 ? 'elsewhere' : i === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </>
  );
}
