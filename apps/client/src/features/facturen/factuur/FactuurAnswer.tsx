import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import { NoAccount } from '../../../help/NoAccount.tsx';
import * as facturenWords from '../../../generated/texts/facturen.js';
import * as m from '../../../generated/texts/factuur.js';
import { BetaalverzoekAnswer, type ShownBetaalverzoek } from '../phase/BetaalverzoekAnswer.tsx';
import { parseStatus, statusMeaning } from '../status/factuurStatus.ts';
import { NextTermijn, OpenInRegeling } from '../regeling/NextTermijn.tsx';
import { betaalverzoekOf } from './betaalverzoekOf.ts';
import { creditText, creditTitle } from './credit.ts';
import type { Factuur } from './factuur.ts';

const toneOf = {
  positive: 'positive',
  warning: 'warning',
  negative: 'negative',
  info: 'info',
  submitted: 'info',
  inProgress: 'info',
  handled: 'positive',
} as const;

// The invoice is zero in itself: nothing was set off or paid (ADR 0070).
function comesToNothing({ bedragTotaal, bedragTeBetalen }: Factuur): boolean {
  return bedragTotaal === 0 && bedragTeBetalen === 0;
}

// The status tells the last of its bookings alone.
function isPartlySetOff(factuur: Factuur): boolean {
  const { code } = parseStatus(factuur);
  const setOff = sumOf(
    factuur.boekingen.filter(({ soort }) => soort === 'verrekening'),
    ({ bedrag }) => bedrag,
  );
  const isDone = code === 'betaald' || code === 'verrekening';
  return isDone && setOff > 0 && setOff < factuur.bedragTotaal;
}

// The answer with amount and date, where the status alone has none.
function title(factuur: Factuur, language: Language): string {
  const { code, dag } = parseStatus(factuur);
  if (comesToNothing(factuur)) return m.zero();
  if (isPartlySetOff(factuur)) return m.partlySetOff();
  const { bedragTeBetalen } = factuur;
  const bedrag = formatAmount(Math.abs(bedragTeBetalen), language);
  if (code === 'toReceive') {
    const latest = factuur.uitbetalingVerwachtOp;
    return latest
      ? facturenWords.receivedBy({ bedrag, day: formatDay(latest, language) })
      : facturenWords.received({ bedrag });
  }
  if (factuur.bedragTotaal < 0 && (code === 'betaald' || code === 'verrekening')) {
    return creditTitle(factuur, language);
  }
  if (dag && bedragTeBetalen > 0) {
    return facturenWords.debitedOn({ bedrag, day: formatDay(dag, language) });
  }
  // An arrangement ends after one missed instalment, an invoice after the second attempt.
  if (code === 'incassoFailed' && factuur.betalingsRegelingId !== null) return m.regelingEnded();
  return code === 'toPay' ? m.pay({ bedrag }) : statusMeaning(factuur, language).meaning;
}

// The answer is about the whole payment request, so the part of this invoice is named.
function OfWhich({ factuur, asked }: AskedProps) {
  const { language } = useAppEnvironment();
  const bedrag = formatAmount(factuur.bedragTeBetalen, language);
  return (
    <p>
      {m.inBundle({ bedrag })}{' '}
      <Link href={pathOfBetaalverzoek(asked.betalingsKenmerk)}>{m.viewBetaalverzoek()}</Link>
    </p>
  );
}

interface AskedProps {
  readonly factuur: Factuur;
  readonly asked: ShownBetaalverzoek;
}

// The next instalment says it, if there is one.
function followUp(factuur: Factuur, afterwards: string, language: Language): string | undefined {
  if (factuur.regeling?.volgendeTermijn) return undefined;
  return creditText(factuur, language) ?? afterwards;
}

interface FactuurAnswerProps {
  readonly factuur: Factuur;
  readonly today: string;
  /** Whether the insurer knows no account to pay out to. */
  readonly noAccount?: boolean;
}

/**
 * The answer of an invoice: that of its payment request with the same way to pay, otherwise the meaning of
 * its status and the next step.
 */
export function FactuurAnswer({ factuur, today, noAccount = false }: FactuurAnswerProps) {
  const { language } = useAppEnvironment();
  const asked = betaalverzoekOf(factuur);
  if (asked) {
    return (
      <BetaalverzoekAnswer betaalverzoek={asked} today={today}>
        {asked.bedragTeBetalen !== factuur.bedragTeBetalen && (
          <OfWhich factuur={factuur} asked={asked} />
        )}
      </BetaalverzoekAnswer>
    );
  }
  const { code, show, icon } = parseStatus(factuur);
  const waits = noAccount && code === 'toReceive';
  const header = title(factuur, language);
  const { meaning, afterwards } = statusMeaning(factuur, language);
  const { regeling } = factuur;
  // The title already says it, or says it better.
  const withMeaning =
    header !== meaning &&
    code !== 'betaald' &&
    !isPartlySetOff(factuur) &&
    !creditText(factuur, language) &&
    !comesToNothing(factuur);
  return (
    <Answer kind={waits ? 'warning' : toneOf[show]} icon={icon} title={header}>
      <p>
        {withMeaning && `${meaning} `}
        {waits ? <NoAccount /> : followUp(factuur, afterwards, language)}
      </p>
      {regeling && (
        <>
          <NextTermijn regeling={regeling} />
          {/* The receipt says it of one invoice. */}
          {regeling.aantalFacturen > 1 && <OpenInRegeling regeling={regeling} />}
        </>
      )}
    </Answer>
  );
}
