import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { Alert } from '@mijn/ui/Alert';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/betaalverzoek.js';
import { NoAccount } from '../../../help/NoAccount.tsx';
import type { Betaalverzoek } from '../betaalverzoek.ts';

/** An overpayment of a payment request; integer cents, dates `yyyy-mm-dd`. */
type PaidTooMuch = Betaalverzoek['teVeelBetaald'];

function whatComesOfIt(one: PaidTooMuch[number], language: Language): ReactNode {
  const { uitbetaaldOp: paid, verwachtOp: expected } = one;
  if (paid !== null) return m.tooMuchPaidBack({ day: formatDay(paid, language) });
  if (expected !== null) return m.tooMuchComes({ day: formatDay(expected, language) });
  return one.verrekend === one.bedrag ? undefined : <NoAccount />;
}

// The part that was set off against another invoice, and the rest; undefined when nothing was.
function whatWasSetOff({ bedrag, verrekend }: PaidTooMuch[number], language: Language) {
  if (verrekend === 0) return undefined;
  if (verrekend === bedrag) return m.tooMuchVerrekening();
  return m.tooMuchPartlyVerrekening({
    verrekening: formatAmount(verrekend, language),
    rest: formatAmount(bedrag - verrekend, language),
  });
}

interface PaidTooMuchAlertsProps {
  readonly sums: PaidTooMuch;
  /** Whether part of the payment request is still to be paid. */
  readonly isOpen: boolean;
}

/** Lists overpayments, with the day of their repayment; renders nothing without any. */
export function PaidTooMuchAlerts({ sums, isOpen }: PaidTooMuchAlertsProps) {
  const { language } = useAppEnvironment();
  return sums.map((one, i) => (
    <Alert
      key={i}
      kind="info"
      title={(one.kloptNiet ? m.disagreesTitle : m.tooMuchTitle)({
        bedrag: formatAmount(one.bedrag, language),
      })}
    >
      <p>
        {whatWasSetOff(one, language)} {whatComesOfIt(one, language)}{' '}
        {one.kloptNiet && isOpen && m.disagreesPay()}
      </p>
    </Alert>
  ));
}

interface ReturnedAlertsProps {
  readonly sums: Betaalverzoek['teruggeboekt'];
}

/**
 * Lists the payments that were returned, with who returned them and when: their amount is to be paid
 * again. Also lists returned payments that were received after all.
 */
export function ReturnedAlerts({ sums }: ReturnedAlertsProps) {
  const { language } = useAppEnvironment();
  return sums.map(({ bedrag, datum, doorBank, hersteld }, i) => {
    const facts = { bedrag: formatAmount(bedrag, language), day: formatDay(datum, language) };
    if (hersteld) {
      return (
        <Alert key={i} kind="info" title={m.restoredTitle(facts)}>
          <p>{m.restoredText()}</p>
        </Alert>
      );
    }
    return (
      <Alert
        key={i}
        kind="warning"
        title={(doorBank ? m.chargedBackTitle : m.refundedTitle)(facts)}
      >
        <p>{m.returnedText()}</p>
      </Alert>
    );
  });
}
