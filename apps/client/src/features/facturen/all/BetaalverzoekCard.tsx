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
  betaalverzoekName,
  betaalverzoekWhen,
  costsSentence,
} from '../phase/betaalverzoekWords.ts';
import { PayButton } from '../pay/PayAction.tsx';
import { PayOutcome } from '../pay/outcome/PayOutcome.tsx';
import { usePayment } from '../pay/usePayment.ts';
import { Batch } from '../Batch.tsx';
import s from './BetaalverzoekCard.module.css';
import type { BetaalverzoekInList } from '../facturen.fragments.ts';

interface BetaalverzoekCardProps {
  readonly betaalverzoek: BetaalverzoekInList;
  readonly today: string;
  /** `elsewhere`: the answer says what is happening, as this is the only payment request. */
  readonly button: 'primary' | 'secondary' | 'elsewhere';
}

/** The name of a payment request; several can have the same title, so each has a name of its own. */
function Title({ betaalverzoek }: { readonly betaalverzoek: BetaalverzoekInList }) {
  const { language } = useAppEnvironment();
  return (
    <>
      {betaalverzoekName(betaalverzoek, language)}
      <VisuallyHidden>
        {m.cardName({
          bedrag: formatAmount(betaalverzoek.bedragTeBetalen, language),
          kenmerk: betaalverzoek.betalingsKenmerkOpgemaakt,
        })}
      </VisuallyHidden>
    </>
  );
}

type OneBetaalverzoek = Pick<BetaalverzoekCardProps, 'betaalverzoek'>;

/** Link to the page of a payment request. */
export function BetaalverzoekLink({
  betaalverzoek,
  main,
}: OneBetaalverzoek & { readonly main: boolean }) {
  const { language } = useAppEnvironment();
  return (
    <Link
      href={pathOfBetaalverzoek(betaalverzoek.betalingsKenmerk)}
      className={buttonClass({ variant: main ? 'secondary' : 'subtle' })}
    >
      {phaseWords.view()}{' '}
      <VisuallyHidden>{betaalverzoekName(betaalverzoek, language)}</VisuallyHidden>
    </Link>
  );
}

/** Returns whether it needs a list: a single invoice is in its name already, earlier payments are not. */
export function isBundle({
  facturen,
  bedragEerderBetaaldVerrekend: earlier,
}: BetaalverzoekInList): boolean {
  return facturen.length > 1 || earlier !== 0;
}

/** The name, title and reason of a payment request whose amount and date the answer says. */
export function BetaalverzoekAbout({
  betaalverzoek,
  today,
}: Pick<BetaalverzoekCardProps, 'betaalverzoek' | 'today'>) {
  const { language } = useAppEnvironment();
  const text = [
    betaalverzoekExplanation(betaalverzoek, today, language),
    costsSentence(betaalverzoek, today, language),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <p>
        {betaalverzoekName(betaalverzoek, language)}{' '}
        <BetaalverzoekBadge betaalverzoek={betaalverzoek} />
      </p>
      {text && <p>{text}</p>}
    </>
  );
}

/** A payment request in the list: its name, its invoices, and a button to pay. */
export function BetaalverzoekCard({ betaalverzoek, today, button }: BetaalverzoekCardProps) {
  const { language } = useAppEnvironment();
  const pay = usePayment([betaalverzoek]);
  const payable = isPayable(betaalverzoek);
  const costs = payable && costsSentence(betaalverzoek, today, language);
  const text = [
    betaalverzoekWhen(betaalverzoek, today, language),
    betaalverzoekExplanation(betaalverzoek, today, language),
    costs,
  ];
  return (
    <Card
      title={<Title betaalverzoek={betaalverzoek} />}
      action={
        button !== 'elsewhere' && (
          <span className={s['amount']}>
            <Amount cents={betaalverzoek.bedragTeBetalen} emphasis />
          </span>
        )
      }
    >
      <Stack>
        <div>
          <BetaalverzoekBadge betaalverzoek={betaalverzoek} />
        </div>
        {button !== 'elsewhere' && <p>{text.filter(Boolean).join(' ')}</p>}
        {isBundle(betaalverzoek) && <Batch betaalverzoek={betaalverzoek} short />}
        {button !== 'elsewhere' && <PayOutcome {...pay} />}
        <ButtonGroup>
          {button !== 'elsewhere' && payable && (
            <PayButton
              pay={pay}
              betaling={betaalverzoek.betaling}
              bedrag={formatAmount(betaalverzoek.bedragTeBetalen, language)}
              main={button === 'primary'}
            />
          )}
          <BetaalverzoekLink
            betaalverzoek={betaalverzoek}
            main={button === 'elsewhere' || !payable}
          />
        </ButtonGroup>
      </Stack>
    </Card>
  );
}
