import { formatDay } from '@mijn/domain/dayOnScreen';
import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { CloudOff, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { takesLong } from '../../help/takesLong.ts';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import { BetalingFacts } from './BetalingFacts.tsx';
import { LookAgain, useLooks } from './LookAgain.tsx';
import { SpokenSentence } from './SpokenSentence.tsx';
import type { Betaling } from './phase.ts';
import { WayOut } from './WayOut.tsx';

/** Time after which a person who did not pay is told how to continue, in milliseconds. */
const lateMs = 15_000;

function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, lateMs, true);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/**
 * Says that an attempt that is open after a while can be continued, or at the invoices for several
 * requests.
 */
export function NotPaid({ betaalkenmerk, delen }: Pick<Betaling, 'betaalkenmerk' | 'delen'>) {
  return (
    <p>
      {m.notPaid()}{' '}
      {delen.length > 1 ? (
        <Link href={pages.facturen.path}>{m.toFacturen()}</Link>
      ) : (
        <Link href={pathOfBetaalverzoek(betaalkenmerk)}>{m.toBetaalverzoek()}</Link>
      )}
    </p>
  );
}

/** Shown until a payment is settled: wait, and do not pay again (docs/decisions.md §7). */
export function Waiting({ betaling }: { readonly betaling: Betaling }) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const { late: tookLong, over } = useLooks();
  const late = useIsLate() || tookLong;
  const open = betaling.status === 'open';
  const asksIfUnpaid = open && late;
  const title = open ? m.checkOpen() : m.checkBank();
  const takes = !open && takesLong(betaling.dag, today);
  return (
    <Page
      narrow
      eyebrow={m.page()}
      title={asksIfUnpaid ? m.checkIfPaid() : words.checkingBetaling()}
    >
      <Answer kind="info" icon={Hourglass} title={title}>
        {asksIfUnpaid && <p>{m.ifPaid()}</p>}
        {open && <p>{over ? m.checkOpenLong() : m.checkOpenText()}</p>}
        {!open && !takes && <p>{m.checkBankText()}</p>}
        {takes && (
          <p>
            {m.checkBankLong({ day: formatDay(betaling.dag ?? today, language) })} <HelpDesk />
          </p>
        )}
        {asksIfUnpaid && <NotPaid {...betaling} />}
      </Answer>
      <SpokenSentence sentence={asksIfUnpaid ? `${title} ${m.notPaid()}` : title} />
      <BetalingFacts betaling={betaling} />
      <LookAgain />
      <ButtonGroup>
        <WayOut />
      </ButtonGroup>
    </Page>
  );
}

/** Shown while the status of a payment is unknown; the page requests it again. */
export function Unknown() {
  const { over } = useLooks();
  return (
    <Page narrow eyebrow={m.page()} title={words.checkingBetaling()}>
      <Answer kind="warning" icon={CloudOff} title={m.unknown()}>
        <p>{over ? m.unknownLong() : m.unknownText()}</p>
      </Answer>
      <LookAgain />
      <ButtonGroup>
        <WayOut />
      </ButtonGroup>
    </Page>
  );
}
