import { isPayable } from '../phase/betaalverzoekPhase.ts';
import { PayButton, PayOutcome } from '../pay/PayAction.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { BetaalverzoekCard } from './BetaalverzoekCard.tsx';
import { FirstLine } from './FirstLine.tsx';
import type { Sentence } from './firstLine.ts';
import { payTogether } from '../together/lazyPayTogether.ts';
import type { BetaalverzoekInList } from '../facturen.fragments.ts';

interface BetaalverzoekListProps {
  readonly sentences: readonly Sentence[];
  readonly requests: readonly BetaalverzoekInList[];
  readonly today: string;
  /** The insurer tells that it knows no account to pay out to. */
  readonly noAccount: boolean;
}

// One thing to pay: the answer itself has the button.
function SingleBetaalverzoek(
  props: Omit<BetaalverzoekListProps, 'requests'> & { readonly request: BetaalverzoekInList },
) {
  const { sentences, request, today, noAccount } = props;
  const pay = usePayment([request]);
  return (
    <>
      <FirstLine
        sentences={sentences}
        noAccount={noAccount}
        action={<PayButton pay={pay} betaling={request.betaling} />}
        outcome={<PayOutcome {...pay} />}
      />
      <BetaalverzoekCard request={request} today={today} button="elsewhere" />
    </>
  );
}

/** The answer, and under it what is asked to be paid, the most urgent first. */
export function BetaalverzoekList(props: BetaalverzoekListProps) {
  const { sentences, requests, today, noAccount } = props;
  const [only] = requests;
  if (only && requests.length === 1 && isPayable(only)) {
    return <SingleBetaalverzoek {...props} request={only} />;
  }
  const payable = requests.filter(isPayable);
  const together = payable.length > 1 && payable.every((one) => one.canShareBetaling);
  return (
    <>
      <FirstLine sentences={sentences} noAccount={noAccount} />
      {together && <payTogether.Component requests={payable} today={today} />}
      {requests
        .filter((request) => !together || !isPayable(request))
        .map((request, i) => (
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
