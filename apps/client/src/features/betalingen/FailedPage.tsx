import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { useLoaderData } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { useFollowUp } from '../../api/useFollowUp.ts';
import { getOutcome } from './getBetaling.ts';
import { Failed } from './Outcome.tsx';
import { Unknown } from './Waiting.tsx';
import {
  kenmerkenOf,
  afterFailure,
  type BetalingOutcome,
  openBetaalverzoeken,
} from './betaling.ts';
import { betaalverzoekWhen } from '../facturen/phase/betaalverzoekWords.ts';
import { Begun, PayPost, PaySubmit } from '../facturen/pay/PayAction.tsx';
import { PayOutcome } from '../facturen/pay/outcome/PayOutcome.tsx';
import { usePayment } from '../facturen/pay/usePayment.ts';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';

/** Shows a failed payment only; any other status redirects to its own page. */
export const loader = createLoader((request) => getOutcome('betalingMislukt', request));

function FailedWithButton({ betaling }: { readonly betaling: BetalingOutcome }) {
  const today = useToday();
  const { language } = useAppEnvironment();
  const asked = openBetaalverzoeken(betaling);
  const [only, ...more] = asked ?? [];
  const all = kenmerkenOf(betaling).map((kenmerk) => ({ betalingsKenmerk: kenmerk, betaling }));
  const pay = usePayment(asked?.length ? asked : all);
  return (
    <Failed
      betaling={betaling}
      after={afterFailure(asked)}
      when={only && more.length === 0 ? betaalverzoekWhen(only, today, language) : undefined}
      outcome={
        <>
          <PayOutcome {...pay} />
          <Begun pay={pay} />
        </>
      }
      retry={
        <>
          <PayPost kenmerken={pay.kenmerken}>
            <PaySubmit pay={pay}>{words.retry()}</PaySubmit>
          </PayPost>
          <Link
            href={
              more.length > 0 ? pages.facturen.path : pathOfBetaalverzoek(betaling.betaalkenmerk)
            }
            className={buttonClass({ variant: 'subtle' })}
          >
            {m.otherwise()}
          </Link>
        </>
      }
    />
  );
}

/** /betaling/mislukt: the reason of the failure, and a retry in one tap. */
export function Component() {
  const phase = useLoaderData<typeof loader>();
  const isOpen =
    phase.kind === 'known' &&
    afterFailure(openBetaalverzoeken(phase.betaling)) === 'anotherUnderWay';
  useFollowUp(phase.kind === 'unknown' || isOpen);
  return phase.kind === 'known' ? <FailedWithButton betaling={phase.betaling} /> : <Unknown />;
}
