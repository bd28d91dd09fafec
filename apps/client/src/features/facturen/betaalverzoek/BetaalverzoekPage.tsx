import { formatDay } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { required } from '../../../api/response.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import { useFollowUp } from '../../../api/useFollowUp.ts';
import * as m from '../../../generated/texts/betaalverzoek.js';
import * as facturenWords from '../../../generated/texts/facturen.js';
import * as words from '../../../generated/texts/shared.js';
import { isBegun } from '../pay/payment.ts';
import { betaalverzoekPhase, isPayable } from '../phase/betaalverzoekPhase.ts';
import { BetaalverzoekBadge } from '../phase/BetaalverzoekBadge.tsx';
import { Batch } from '../Batch.tsx';
import { betaalverzoekOperation } from './betaalverzoek.operations.ts';
import { betaalverzoekName } from '../phase/betaalverzoekWords.ts';
import { AskParagraph } from '../../../help/AskLink.tsx';
import { PrintButton } from '../../../help/PrintButton.tsx';
import { Agenda } from './Agenda.tsx';
import { CannotPay } from './CannotPay.tsx';
import { PaidTooMuchAlerts, ReturnedAlerts } from './PaidTooMuchAlerts.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import { WhatNow } from './WhatNow.tsx';

/**
 * Loads one payment request; a foreign or unknown reference leads to the 404 page (docs/decisions.md §2).
 */
export const loader = createLoader(async ({ request, params }) => {
  const response = await request(betaalverzoekOperation, { kenmerk: params['kenmerk'] ?? '' });
  const betaalverzoek = required(response, 'betaalverzoek');
  return {
    betaalverzoek,
    iban: response.data.relatie?.uitkeringIban ?? null,
  };
});

/** /facturen/betaalverzoek/{kenmerk}: its invoices, and every way to pay it. */
export function Component() {
  const { betaalverzoek, iban } = useLoaderData<typeof loader>();
  const today = useToday();
  const { language } = useAppEnvironment();
  const open = betaalverzoek.bedragTeBetalen > 0;
  const [wasOpen] = useState(open);
  const payable = isPayable(betaalverzoek);
  const asked = m.title({ day: formatDay(betaalverzoek.datum, language) });
  useFollowUp(open && (!payable || isBegun([betaalverzoek])));
  return (
    <Page
      back={{ href: pages.facturen.path, label: words.facturen() }}
      eyebrow={open && <BetaalverzoekBadge betaalverzoek={betaalverzoek} />}
      title={betaalverzoekName(betaalverzoek, language)}
      subtitle={asked}
      aside={
        <>
          <ButtonGroup row>
            {betaalverzoekPhase(betaalverzoek, today) === 'toPay' && (
              <Agenda betaalverzoek={betaalverzoek} />
            )}
            <PrintButton variant="secondary" small>
              {words.print()}
            </PrintButton>
          </ButtonGroup>
          {payable && <CannotPay betaalverzoek={betaalverzoek} iban={iban} />}
          <AskParagraph
            subject={{ about: 'betaalverzoek', number: betaalverzoek.betalingsKenmerk }}
          />
        </>
      }
    >
      <WhatNow betaalverzoek={betaalverzoek} today={today} isNew={wasOpen} iban={iban} />
      {open && <ReturnedAlerts sums={betaalverzoek.teruggeboekt} />}
      <PaidTooMuchAlerts sums={betaalverzoek.teVeelBetaald} isOpen={open} />
      {betaalverzoek.facturen.length > 0 && (
        <Card title={payable ? m.bundle() : facturenWords.paidFor()}>
          <Batch betaalverzoek={betaalverzoek} short />
        </Card>
      )}
      {payable && <BankTransfer betaalverzoek={betaalverzoek} today={today} />}
    </Page>
  );
}
