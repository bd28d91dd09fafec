import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useState, useEffect } from 'react';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { pauseFor } from '../../api/useFollowUp.ts';
import { RefreshWithoutScript } from '../../forms/RefreshWithoutScript.tsx';
import { useLocation, useSearchParams } from 'react-router';
import { Answer } from '@mijn/ui/Answer';
import { Page } from '@mijn/ui/Page';
import { SearchX, CloudOff, Hourglass } from 'lucide-react';
import { WayOut, BetalingFacts } from './BetalingFacts.tsx';
import { formatDay } from '@mijn/domain/datum';
import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { takesLong } from '../../help/takesLong.ts';
import type { Betaling } from './betaling.ts';

/** Announces a change while the person waits; silent at first, when the page itself is read. */
function SpokenSentence({ sentence }: { readonly sentence: string }) {
  const [first] = useState(sentence);
  return (
    <output>
      <VisuallyHidden>{sentence === first ? '' : sentence}</VisuallyHidden>
    </output>
  );
}

/** Query field with the number of refreshes without script. */
const looksField = 'keer';

/**
 * Within a minute, because each refresh renews the session, and a page that is left open must not keep it
 * alive.
 */
const mostLooks = 6;

/** Number of refreshes, 18 seconds, after which the payment takes long (docs/decisions.md §7). */
const lateLooks = 4;

/** Returns the number of refreshes without script: whether that is long, and whether they are over. */
function useLooks() {
  const given = Number(useSearchParams()[0].get(looksField));
  const looks = Number.isInteger(given) ? Math.min(Math.max(given, 0), mostLooks) : 0;
  return { looks, late: looks >= lateLooks, over: looks === mostLooks };
}

/** Without script: refreshes automatically for a while, and offers a link to reload. */
function LookAgain() {
  const { looks, over } = useLooks();
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search);
  next.set(looksField, String(looks + 1));
  return (
    <>
      {!over && (
        <RefreshWithoutScript
          seconds={pauseFor(looks) / 1000}
          to={`${pathname}?${next.toString()}`}
        />
      )}
      <noscript>
        <ButtonGroup>
          <a href={pathname + search} className={buttonClass()}>
            {m.lookAgain()}
          </a>
        </ButtonGroup>
      </noscript>
    </>
  );
}

/** Shown when there is no payment in the last 24 hours, or none at the address (docs/decisions.md §7). */
export function NoBetaling() {
  return (
    <Page narrow eyebrow={m.page()} title={m.none()}>
      <Answer kind="info" icon={SearchX} title={m.noneHeading()}>
        <p>{m.noneText()}</p>
      </Answer>
      <ButtonGroup>
        <WayOut main="overzicht" />
      </ButtonGroup>
    </Page>
  );
}

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
