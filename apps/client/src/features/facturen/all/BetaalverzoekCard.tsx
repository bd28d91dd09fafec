import { formatAmount } from '@mijn/domain/money';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as phaseWords from '../../../generated/texts/phase.js';
import * as m from '../../../generated/texts/all.js';
import { isPayable } from '../phase/betaalverzoekPhase.ts';
import { BetaalverzoekBadge } from '../phase/BetaalverzoekBadge.tsx';
import {
  betaalverzoekExplanation,
  betaalverzoekWhen,
  costsSentence,
} from '../phase/betaalverzoekWords.ts';
import { PayButton, PayOutcome } from '../pay/PayAction.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { Batch } from '../Batch.tsx';
import { betaalverzoekName } from '../betaalverzoekName.ts';
import s from './BetaalverzoekCard.module.css';
import type { BetaalverzoekInList } from '../facturen.fragments.ts';

interface BetaalverzoekCardProps {
  readonly request: BetaalverzoekInList;
  readonly today: string;
  /** Its button stands here; elsewhere where it is the only one to pay. */
  readonly button: 'primary' | 'secondary' | 'elsewhere';
}

/** What a request is called; several can bear one title, so each has a name of its own. */
function Title({ request }: { readonly request: BetaalverzoekInList }) {
  const { language } = useAppEnvironment();
  return (
    <>
      {betaalverzoekName(request, language)}
      <VisuallyHidden>
        {m.cardName({
          bedrag: formatAmount(request.bedragTeBetalen, language),
          kenmerk: request.betalingsKenmerkOpgemaakt,
        })}
      </VisuallyHidden>
    </>
  );
}

interface WayToProps extends Pick<BetaalverzoekCardProps, 'request'> {
  /** Nothing else is done here. */
  readonly main: boolean;
}

function WayTo({ request, main }: WayToProps) {
  const { language } = useAppEnvironment();
  return (
    <Link
      href={pathOfBetaalverzoek(request.betalingsKenmerk)}
      className={buttonClass({ variant: main ? 'secondary' : 'subtle' })}
    >
      {phaseWords.view()} <VisuallyHidden>{betaalverzoekName(request, language)}</VisuallyHidden>
    </Link>
  );
}

/** A payment request in the list: what it is, what it bundles, and paying it in one tap. */
export function BetaalverzoekCard({ request, today, button }: BetaalverzoekCardProps) {
  const { language } = useAppEnvironment();
  const pay = usePayment([request]);
  const payable = isPayable(request);
  const costs = payable && costsSentence(request.kostenBijNietBetalen, language);
  const text = [
    betaalverzoekWhen(request, today, language),
    betaalverzoekExplanation(request, today),
    costs,
  ];
  // One bill is its own name; several are listed, and so is what was paid of it before.
  const listed = request.facturen.length > 1 || request.bedragEerderBetaaldVerrekend !== 0;
  return (
    <Card
      title={<Title request={request} />}
      action={
        button !== 'elsewhere' && (
          <span className={s['amount']}>
            <Amount cents={request.bedragTeBetalen} emphasis />
          </span>
        )
      }
    >
      <Stack>
        <div>
          <BetaalverzoekBadge request={request} />
        </div>
        {(payable || button !== 'elsewhere') && <p>{text.filter(Boolean).join(' ')}</p>}
        {listed && <Batch request={request} short />}
        <PayOutcome {...pay} />
        <ButtonGroup>
          {button !== 'elsewhere' && payable && (
            <PayButton
              pay={pay}
              betaling={request.betaling}
              bedrag={formatAmount(request.bedragTeBetalen, language)}
              main={button === 'primary'}
            />
          )}
          <WayTo request={request} main={button === 'elsewhere' || !payable} />
        </ButtonGroup>
      </Stack>
    </Card>
  );
}
