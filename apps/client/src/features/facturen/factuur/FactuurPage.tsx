import { formatDay } from '@mijn/domain/datum';
import { pathOfFactuurDocument } from '@mijn/domain/filePaths';
import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { useLoaderData } from 'react-router';
import { required } from '../../../api/response.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import { useFollowUp } from '../../../api/useFollowUp.ts';
import { PayingHelp } from '../PayingHelp.tsx';
import * as m from '../../../generated/texts/factuur.js';
import * as words from '../../../generated/texts/shared.js';
import { isBegun } from '../pay/payment.ts';
import { isPayable } from '../phase/betaalverzoekPhase.ts';
import { CheckingBadge } from '../phase/BetaalverzoekBadge.tsx';
import { factuurOperation } from './factuur.operations.ts';
import { FactuurStatusBadge } from '../status/FactuurStatusBadge.tsx';
import { isBehind } from '../status/factuurStatus.ts';
import { factuurTitle } from '../../../help/factuurName/factuurTitle.ts';
import { PrintButton } from '../../../help/PrintButton.tsx';
import { RegelingCourse } from '../regeling/RegelingCourse.tsx';
import { SettlementReceipt, PremieReceipt, TermijnReceipt } from './Receipts.tsx';
import { betaalverzoekOf } from './betaalverzoekOf.ts';
import { type Factuur, periodFrom } from './factuur.ts';
import { FactuurAnswer } from './FactuurAnswer.tsx';
import { Details } from './Details.tsx';
import { RisicoReceipt } from './risico/RisicoReceipt.tsx';

/** Loads one invoice; a foreign or unknown number leads to the 404 page (docs/decisions.md §2). */
export const loader = createLoader(async ({ request, params }) => {
  const response = await request(factuurOperation, { kenmerk: params['kenmerk'] ?? '' });
  const { relatie } = response.data;
  const factuur = required(response, 'factuur');
  return {
    factuur,
    noAccount: relatie?.geenRekening ?? false,
    withPdf: relatie?.documentSoorten.includes('factuur') ?? false,
    iban: relatie?.uitkeringIban ?? null,
  };
});

function FactuurReceipt({ factuur, today }: { readonly factuur: Factuur; readonly today: string }) {
  if (factuur.soort === 'PremieFactuur') return <PremieReceipt factuur={factuur} />;
  if (factuur.soort === 'RisicoFactuur') return <RisicoReceipt factuur={factuur} />;
  if (factuur.soort === 'RisicoPeriodeFactuur') {
    return <TermijnReceipt factuur={factuur} today={today} />;
  }
  return <SettlementReceipt factuur={factuur} />;
}

/** /facturen/{kenmerk}: what it is for, whether to pay it, and how it adds up. */
export function Component() {
  const { factuur, noAccount, withPdf, iban } = useLoaderData<typeof loader>();
  const today = useToday();
  const { language } = useAppEnvironment();
  const { datum, factuurType, kenmerkOpgemaakt: kenmerk } = factuur;
  const asked = betaalverzoekOf(factuur);
  const checking = asked !== undefined && !isPayable(asked);
  useFollowUp(checking || (asked !== undefined && isBegun([asked])));
  return (
    <Page
      back={{ href: pages.facturen.path, label: words.facturen() }}
      eyebrow={checking ? <CheckingBadge /> : <FactuurStatusBadge factuur={factuur} />}
      title={factuurTitle(factuurType, { datum, periode: periodFrom(factuur) }, language)}
      subtitle={m.subtitle({ kenmerk, day: formatDay(datum, language) })}
      aside={
        <>
          <Details factuur={factuur} />
          <ButtonGroup row>
            {withPdf && (
              <a
                href={pathOfFactuurDocument(factuur.kenmerk, language)}
                download
                className={buttonClass({ variant: 'secondary', small: true })}
              >
                {words.saveAsPdf()}
              </a>
            )}
            <PrintButton variant="secondary" small>
              {words.print()}
            </PrintButton>
          </ButtonGroup>
          <PayingHelp
            behind={isBehind(factuur) && !checking}
            subject={{ about: 'factuur', number: factuur.kenmerk }}
          />
        </>
      }
    >
      <FactuurAnswer factuur={factuur} today={today} noAccount={noAccount} />
      {factuur.regeling && (
        <RegelingCourse regeling={factuur.regeling} iban={iban} withFacturen={false} />
      )}
      <FactuurReceipt factuur={factuur} today={today} />
    </Page>
  );
}
