import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { CircleCheckBig, CircleX, Hourglass, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import { BetalingFacts } from './BetalingFacts.tsx';
import { type AfterFailure, type BetalingOutcome, isKnownPaid, why } from './why.ts';
import { WayOut } from './WayOut.tsx';

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
      <Answer kind="info" icon={Info} title={why(betaling.status)}>
        {when && <p>{when}</p>}
      </Answer>
    );
  }
  return (
    <Answer kind="negative" icon={CircleX} title={why(betaling.status)}>
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
