import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import * as facturenWords from '../../../generated/texts/facturen.js';
import { Batch } from '../Batch.tsx';
import { isPayable } from '../phase/betaalverzoekPhase.ts';
import { PayButton } from '../pay/PayAction.tsx';
import { PayOutcome } from '../pay/outcome/PayOutcome.tsx';
import { usePayment } from '../pay/usePayment.ts';
import {
  BetaalverzoekAbout,
  BetaalverzoekCard,
  BetaalverzoekLink,
  isBundle,
} from './BetaalverzoekCard.tsx';
import { FacturenSummary } from './FacturenSummary.tsx';
import type { Sentence } from './summarySentences.ts';
import { PayTogether } from '../together/PayTogether.tsx';
import type { BetaalverzoekInList } from '../facturen.fragments.ts';

interface BetaalverzoekListProps {
  readonly sentences: readonly Sentence[];
  readonly betaalverzoeken: readonly BetaalverzoekInList[];
  readonly today: string;
  /** Whether the insurer knows no account to pay out to. */
  readonly noAccount: boolean;
}

// For a single payment request the answer itself has the button.
function SingleBetaalverzoek(
  props: Omit<BetaalverzoekListProps, 'betaalverzoeken'> & {
    readonly betaalverzoek: BetaalverzoekInList;
  },
) {
  const { sentences, betaalverzoek, today, noAccount } = props;
  const pay = usePayment([betaalverzoek]);
  return (
    <>
      <FacturenSummary
        sentences={sentences}
        noAccount={noAccount}
        about={<BetaalverzoekAbout betaalverzoek={betaalverzoek} today={today} />}
        action={
          <Stack space="tight">
            <PayButton pay={pay} betaling={betaalverzoek.betaling} />
            <BetaalverzoekLink betaalverzoek={betaalverzoek} main={false} />
          </Stack>
        }
        outcome={<PayOutcome {...pay} />}
      />
      {isBundle(betaalverzoek) && (
        <Card title={facturenWords.paidFor()}>
          <Batch betaalverzoek={betaalverzoek} short />
        </Card>
      )}
    </>
  );
}

/** The answer, and below it the payment requests, the most urgent first. */
export function BetaalverzoekList(props: BetaalverzoekListProps) {
  const { sentences, betaalverzoeken, today, noAccount } = props;
  const [only] = betaalverzoeken;
  if (only && betaalverzoeken.length === 1 && isPayable(only)) {
    return <SingleBetaalverzoek {...props} betaalverzoek={only} />;
  }
  const payable = betaalverzoeken.filter(isPayable);
  const together = payable.length > 1 && payable.every((one) => one.canShareBetaling);
  return (
    <>
      <FacturenSummary sentences={sentences} noAccount={noAccount} />
      {together && <PayTogether betaalverzoeken={payable} today={today} />}
      {betaalverzoeken
        .filter((betaalverzoek) => !together || !isPayable(betaalverzoek))
        .map((betaalverzoek, i) => (
          <BetaalverzoekCard
            key={betaalverzoek.betalingsKenmerk}
            betaalverzoek={betaalverzoek}
            today={today}
            button={betaalverzoeken.length === 1 ? 'elsewhere' : i === 0 ? 'primary' : 'secondary'}
          />
        ))}
    </>
  );
}
