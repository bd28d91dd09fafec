import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Answer } from '@mijn/ui/Answer';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import { NoAccount } from '../../../help/NoAccount.tsx';
import * as facturenWords from '../../../generated/texts/facturen.js';
import * as m from '../../../generated/texts/factuur.js';
import { BetaalverzoekAnswer, type ShownBetaalverzoek } from '../phase/BetaalverzoekAnswer.tsx';
import { parseStatus } from '../factuurStatus.ts';
import { statusIcon } from '../FactuurStatusBadge.tsx';
import { NextTermijn, OpenInRegeling } from '../regeling/NextTermijn.tsx';
import { statusMeaning } from './statusMeaning.ts';
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

// By itself: nothing was set off or paid (ADR 0070).
function comesToNothing({ bedragTotaal, bedragTeBetalen }: Factuur): boolean {
  return bedragTotaal === 0 && bedragTeBetalen === 0;
}

// The answer with its amount and day, where the status alone does not say them.
function title(factuur: Factuur, language: Language): string {
  const { code, dag } = parseStatus(factuur);
  if (comesToNothing(factuur)) return m.zero();
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
  // One missed term ends an arrangement; of an invoice the second attempt does.
  if (code === 'incassoFailed' && factuur.betalingsRegelingId !== null) return m.regelingEnded();
  return code === 'toPay' ? m.pay({ bedrag }) : statusMeaning(factuur, language).meaning;
}

// Asked together with others: the answer is about all of it, so what this one is of it is said.
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

// Said by the next term, where there is one.
function followUp(factuur: Factuur, afterwards: string, language: Language): string | undefined {
  if (factuur.regeling?.volgendeTermijn) return undefined;
  return creditText(factuur, language) ?? afterwards;
}

interface FactuurAnswerProps {
  readonly factuur: Factuur;
  readonly today: string;
  /** The insurer tells that it knows no account to pay out to. */
  readonly noAccount?: boolean;
}

/**
 * The answer of an invoice's page: what is asked, as its payment request says it, with the same way to
 * pay; otherwise what its status means and what comes next.
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
  const { code, show } = parseStatus(factuur);
  const waits = noAccount && code === 'toReceive';
  const header = title(factuur, language);
  const { meaning, afterwards } = statusMeaning(factuur, language);
  const { regeling } = factuur;
  // Said by the title already, or said better.
  const withMeaning =
    header !== meaning &&
    code !== 'betaald' &&
    !creditText(factuur, language) &&
    !comesToNothing(factuur);
  return (
    <Answer kind={waits ? 'warning' : toneOf[show]} icon={statusIcon(factuur)} title={header}>
      <p>
        {withMeaning && `${meaning} `}
        {waits ? <NoAccount /> : followUp(factuur, afterwards, language)}
      </p>
      {regeling && (
        <>
          <NextTermijn regeling={regeling} />
          <OpenInRegeling regeling={regeling} />
        </>
      )}
    </Answer>
  );
}
