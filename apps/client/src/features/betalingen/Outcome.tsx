import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { CircleCheckBig, CircleX, Hourglass, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { BetalingFacts, WayOut } from './BetalingFacts.tsx';
import {
  type AfterFailure,
  type BetalingOutcome,
  isKnownPaid,
  failureReason,
  receivedAmounts,
  isAllPaid,
  openBetaalverzoeken,
} from './betaling.ts';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import { IllustrationSuccess } from '@mijn/ui/IllustrationSuccess';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../api/environment.ts';
import { PrintButton } from '../../help/PrintButton.tsx';

interface FailedProps {
  readonly betaling: BetalingOutcome;
  readonly after: AfterFailure;
  /** The due date, in the words of the payment request; undefined when unknown. */
  readonly when: string | undefined;
  readonly retry: ReactNode;
  readonly outcome?: ReactNode;
}

function Explanation({ betaling, after, when }: Pick<FailedProps, 'betaling' | 'after' | 'when'>) {
  if (after === 'alreadyPaid') {
    return !isKnownPaid(betaling) ? (
      // An arrangement takes it out of the payment request as well.
      <Answer kind="info" icon={Info} title={m.nothingAsked()}>
        <p>{m.nothingAskedText()}</p>
      </Answer>
    ) : (
      <Answer kind="positive" icon={CircleCheckBig} title={m.alreadyPaid()}>
        <p>{m.alreadyPaidText()}</p>
      </Answer>
    );
  }
  if (after === 'anotherUnderWay') {
    return (
      <Answer kind="info" icon={Hourglass} title={words.checkingBetaling()}>
        <p>{m.otherBusyText()}</p>
      </Answer>
    );
  }
  if (betaling.status === 'geannuleerd') {
    return (
      <Answer kind="info" icon={Info} title={failureReason(betaling.status)}>
        {when && <p>{when}</p>}
      </Answer>
    );
  }
  return (
    <Answer kind="negative" icon={CircleX} title={failureReason(betaling.status)}>
      <p>
        {m.nothingReceived()} {when}
      </p>
    </Answer>
  );
}

/** A failed payment: the reason, that no money was received, and a retry, or that none is needed. */
export function Failed({ betaling, after, when, retry, outcome }: FailedProps) {
  const stillOpen = after === 'retry';
  return (
    <Page
      narrow
      eyebrow={m.page()}
      title={stillOpen && betaling.status === 'geannuleerd' ? m.cancelledTitle() : m.failed()}
    >
      <Explanation betaling={betaling} after={after} when={when} />
      {outcome}
      {stillOpen && <ButtonGroup>{retry}</ButtonGroup>}
      <BetalingFacts betaling={betaling} />
      <ButtonGroup>
        <WayOut main={stillOpen ? undefined : 'facturen'} />
      </ButtonGroup>
    </Page>
  );
}

interface SucceededProps {
  readonly betaling: BetalingOutcome;
}

// The open amount: staff may have booked less than was requested, or returned it (ADR 0009).
function StillOpen({ betaling }: SucceededProps) {
  const { language } = useAppEnvironment();
  const [only, ...more] = openBetaalverzoeken(betaling) ?? [];
  if (only === undefined) return m.maybeOpen();
  const open = sumOf([only, ...more], ({ bedragTeBetalen }) => bedragTeBetalen);
  const isOne = more.length === 0;
  const href = isOne ? pathOfBetaalverzoek(only.betalingsKenmerk) : pages.facturen.path;
  return (
    <>
      {m.stillOpen({ bedrag: formatAmount(open, language) })}{' '}
      <Link href={href}>{isOne ? m.toBetaalverzoek() : m.toFacturen()}</Link>
    </>
  );
}

function paidWords({ delen }: BetalingOutcome): string {
  const aantal = String(delen.length);
  return delen.length > 1 ? m.receivedSeveral({ aantal }) : m.receivedText();
}

/** A received payment: its amount, the part returned, and whether anything is left to do. */
export function Succeeded({ betaling }: SucceededProps) {
  const { language, config } = useAppEnvironment();
  const { ontvangen, terug } = receivedAmounts(betaling);
  const allPaid = isAllPaid(betaling);
  return (
    <Page narrow eyebrow={m.page()} title={m.succeeded()}>
      <Answer
        kind={allPaid ? 'positive' : 'warning'}
        icon={CircleCheckBig}
        picture={allPaid && <IllustrationSuccess brand={config.merk} />}
        title={m.received({ bedrag: formatAmount(ontvangen, language) })}
      >
        {terug > 0 && <p>{m.comesBack({ bedrag: formatAmount(terug, language) })}</p>}
        <p>{allPaid ? paidWords(betaling) : <StillOpen betaling={betaling} />}</p>
      </Answer>
      <BetalingFacts betaling={betaling} asks={ontvangen !== betaling.bedrag} />
      <ButtonGroup>
        <WayOut main="facturen" />
        <PrintButton variant="subtle">{words.print()}</PrintButton>
      </ButtonGroup>
    </Page>
  );
}
