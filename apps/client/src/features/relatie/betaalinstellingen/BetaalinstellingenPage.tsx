import { legacyAddress } from '@mijn/domain/brands';
import { formatDay } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { part, required } from '../../../api/response.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import { MaskedIban } from '../../../help/MaskedIban.tsx';
import { isNativeWrapped } from '../../../platform/native.ts';
import { PartFailed } from '../PartFailed.tsx';
import { WhyOff } from '../section/WhyOff.tsx';
import { betaalinstellingenOperation } from './betaalinstellingen.operations.ts';
import { TermijnenCard } from './TermijnenCard.tsx';
import { PremieperiodeCard } from './PremieperiodeCard.tsx';
import { IncassoCard } from './IncassoCard.tsx';
import { rekeningForm } from './rekening.ts';
import { RekeningForm } from './RekeningForm.tsx';

/** Loads the page; payment settings that fail or are closed are said in their place. */
export const loader = createLoader(async ({ request }) => {
  const response = await request(betaalinstellingenOperation, {});
  return {
    relatie: required(response, 'relatie'),
    betaalinstellingen: part(response, 'betaalinstellingen'),
    incasso: part(response, 'incasso'),
    premieperiode: part(response, 'premieperiode'),
    termijnen: part(response, 'eigenRisicoInTermijnen'),
  };
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Betaalinstellingen = Extract<Loaded['betaalinstellingen'], { succeeded: true }>['value'];

interface AccountProps {
  readonly betaalinstellingen: Betaalinstellingen;
  readonly opgemaakteNaam: string;
  /** Last day of debits that stay on the account before, `yyyy-mm-dd`; undefined without direct debit. */
  readonly debitedUntil: string | undefined;
}

function Account({ betaalinstellingen, opgemaakteNaam, debitedUntil }: AccountProps) {
  const { language, config } = useAppEnvironment();
  const { rekening, uitbetalenVanaf, versie } = betaalinstellingen;
  const posted = usePostOutcome(rekeningForm.name);
  const box = useRef<HTMLDivElement>(null);
  // A changed account closes its form, and the account itself takes the focus, so that it is read out.
  const [changes, setChanges] = useState(0);
  const form = (
    <RekeningForm
      key={changes}
      versie={versie}
      isFirst={rekening === null}
      naam={rekening?.naam ?? opgemaakteNaam}
      debitedUntil={debitedUntil}
      onChanged={() => {
        setChanges((before) => before + 1);
        box.current?.focus();
      }}
    />
  );
  return (
    <Card title={m.account()}>
      <Stack>
        <div ref={box} tabIndex={-1}>
          <p>
            {rekening === null ? (
              m.accountUnknown()
            ) : (
              <>
                <MaskedIban iban={rekening.iban} />
                {rekening.naam && ` ${m.ofHolder({ naam: rekening.naam })}`}
              </>
            )}
          </p>
          {rekening !== null && <p>{m.accountText()}</p>}
          {uitbetalenVanaf && (
            <Alert kind="info" title={m.changedTitle()}>
              <p>{m.changedText({ day: formatDay(uitbetalenVanaf, language) })}</p>
              <p>
                {m.notYou()} <HelpDesk />
              </p>
            </Alert>
          )}
        </div>
        {!config.internal &&
          (rekening === null ? (
            form
          ) : (
            <Disclosure
              key={changes}
              title={m.changeAccount()}
              open={changes === 0 && posted !== undefined}
            >
              {form}
            </Disclosure>
          ))}
      </Stack>
    </Card>
  );
}

// An insurer without the extension has them in its older area.
function Elsewhere() {
  const { links } = useAppEnvironment().config;
  const address = legacyAddress(links.legacy.paymentSettings, isNativeWrapped());
  return (
    <Card>
      <p>
        <Link href={address}>{m.elsewhere()}</Link>
      </p>
    </Card>
  );
}

function Content({ relatie, betaalinstellingen, incasso, premieperiode, termijnen }: Loaded) {
  if (betaalinstellingen.succeeded) {
    const { opgemaakteNaam } = relatie;
    const { rekening, versie } = betaalinstellingen.value;
    const debit = incasso.succeeded ? incasso.value : undefined;
    return (
      <Stack>
        <Account
          betaalinstellingen={betaalinstellingen.value}
          opgemaakteNaam={opgemaakteNaam}
          debitedUntil={debit?.mandaat ? debit.nogBijBankTot : undefined}
        />
        {debit && <IncassoCard incasso={debit} versie={versie} iban={rekening?.iban ?? null} />}
        {!incasso.succeeded && incasso.status !== 404 && (
          <PartFailed title={m.debitTitle()} status={incasso.status} />
        )}
        {premieperiode.succeeded && (
          <PremieperiodeCard
            premieperiode={premieperiode.value}
            isDebited={debit !== undefined && debit.mandaat !== null}
          />
        )}
        {!premieperiode.succeeded && premieperiode.status !== 404 && (
          <PartFailed title={m.premieTitle()} status={premieperiode.status} />
        )}
        {termijnen.succeeded && <TermijnenCard offer={termijnen.value} />}
        {!termijnen.succeeded && termijnen.status !== 404 && (
          <PartFailed title={m.termsFailed()} status={termijnen.status} />
        )}
      </Stack>
    );
  }
  const { status } = betaalinstellingen;
  if (status === 404) return <Elsewhere />;
  if (status !== 403) return <PartFailed title={m.account()} status={status} />;
  return (
    <Card title={m.account()}>
      <WhyOff relatie={relatie} capability="magBetaalinstellingenZien" />
    </Card>
  );
}

/** /mijn-gegevens/betaalinstellingen: how the person pays and is paid. */
export function Component() {
  const { language } = useAppEnvironment();
  const { path, titel } = pages.mijnGegevens;
  const loaded = useLoaderData<typeof loader>();
  return (
    <Page
      title={pages.betaalinstellingen.titel[language]}
      back={{ href: path, label: titel[language] }}
      narrow
    >
      <Content {...loaded} />
    </Page>
  );
}
