import { formatDayWithWeekday } from '@mijn/domain/datum';
import { Alert } from '@mijn/ui/Alert';
import { Page } from '@mijn/ui/Page';
import { PassLink } from '@mijn/ui/PassLink';
import { homeOf } from '@mijn/domain/machtiging';
import { pages } from '@mijn/domain/paths';
import { Suspense } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { part, required } from '../../api/response.ts';
import { createLoader } from '../../api/createLoader.ts';
import { isOwnDocument, useAppEnvironment } from '../../api/environment.ts';
import { nowIn, useToday } from '../../api/today.ts';
import { EigenRisicoFailed, EigenRisicoUnknown } from '../eigenRisico/EigenRisicoCard.tsx';
import { FamilyMeters } from '../eigenRisico/family/FamilyMeters.tsx';
import { byUrgency } from '../facturen/phase/betaalverzoekPhase.ts';
import { knownTegoeden } from '../facturen/tegoed/tegoed.ts';
import { WaitingMoney } from '../facturen/tegoed/WaitingMoney.tsx';
import { Retry } from '../../forms/Retry.tsx';
import { careAddress } from '../../help/careChoice/careChoice.ts';
import { ArrearsLink } from '../../help/ArrearsLink.tsx';
import * as m from '../../generated/texts/overzicht.js';
import { Notice } from '../relatie/notices/Notice.tsx';
import { Duties, isInArrears } from './Duties.tsx';
import { Figures } from './Figures.tsx';
import { greeting } from './greeting.ts';
import { LastDeclaraties } from './LastDeclaraties.tsx';
import { News } from './News.tsx';
import { shownAtMost, shownDeclaraties } from './shownDeclaraties.ts';
import { overzichtOperation } from './OverzichtPage.operations.ts';

/** Loads everything of /overzicht in one request. A failed part shows its own error. */
export const loader = createLoader(async ({ request, environment }) => {
  if (environment.acting) throw redirect(pages[homeOf(environment.acting)].path);
  const response = await request(overzichtOperation, { own: isOwnDocument(environment) });
  const declaraties = part(response, 'declaraties');
  return {
    // The server uses the instant of the document, so that the greeting survives hydration.
    now: nowIn(environment).toISOString(),
    relatie: required(response, 'relatie'),
    declaraties: declaraties.succeeded
      ? { succeeded: true as const, value: shownDeclaraties(declaraties.value.declaraties) }
      : declaraties,
    betaalverzoeken: part(response, 'betaalverzoeken'),
    tegoeden: knownTegoeden(part(response, 'tegoeden')),
    // An insurer without the extensions does not know which money is on its way.
    onderweg: response.data.onderweg ?? [],
    // Null without a draft, at an insurer without drafts, and in a document of staff.
    concept: response.data.concept,
    eigenRisico: part(response, 'eigenRisico'),
    // The family is left out when it could not be loaded.
    people: response.data.verzekerden?.verzekerden ?? [],
  };
});

type OverzichtData = ReturnType<typeof useLoaderData<typeof loader>>;

/** Notices (§6) that ask for something; all others are offers. */
const duties: readonly (string | null)[] = [
  'toonMeldingControleContactgegevens',
  'toonMeldingKiesDigitaalCorrespondentie',
];

function toPayOf({ betaalverzoeken }: Pick<OverzichtData, 'betaalverzoeken'>) {
  return betaalverzoeken.succeeded ? byUrgency(betaalverzoeken.value) : [];
}

function shownOf({ declaraties }: Pick<OverzichtData, 'declaraties'>) {
  return declaraties.succeeded ? declaraties.value : shownDeclaraties([]);
}

// The page does not claim to be in order while a part of it failed.
function FirstBlock(data: OverzichtData) {
  const { relatie, declaraties, betaalverzoeken, tegoeden, concept } = data;
  const toPay = toPayOf(data);
  const isEmpty = toPay.length === 0 && !concept;
  const isWhole = declaraties.succeeded && betaalverzoeken.succeeded && tegoeden?.length === 0;
  return (
    <>
      <WaitingMoney tegoeden={tegoeden ?? []} />
      {!betaalverzoeken.succeeded && (
        <Alert kind="error" title={m.betaalverzoekenFailed()} action={<Retry />} />
      )}
      {(!isEmpty || isWhole) && (
        <Duties
          toPay={toPay}
          conceptSavedAt={concept?.bijgewerktOp}
          hasNotice={relatie.melding !== null}
        />
      )}
    </>
  );
}

// Somebody in arrears gets help with paying instead of an offer.
function NoticeOrHelp(data: OverzichtData) {
  const { melding } = data.relatie;
  const isBehind = isInArrears(toPayOf(data), useToday());
  return (
    <>
      {isBehind && (
        <Alert kind="info" heading title={m.arrears()}>
          <p>
            <ArrearsLink />
          </p>
        </Alert>
      )}
      {melding && (!isBehind || duties.includes(melding)) && <Notice name={melding} />}
    </>
  );
}

function Declaraties({
  declaraties: partOf,
  relatie,
  tegoeden,
}: Pick<OverzichtData, 'declaraties' | 'relatie' | 'tegoeden'>) {
  if (!partOf.succeeded) {
    return <Alert kind="error" title={m.declaratiesFailed()} action={<Retry />} />;
  }
  const latest = partOf.value.rows.slice(0, shownAtMost);
  return (
    <LastDeclaraties declaraties={latest} roepnaam={relatie.roepnaam} waiting={tegoeden ?? []} />
  );
}

// Explains why own risk is missing. The figures show it when it is known.
function NoEigenRisico({ relatie, eigenRisico }: Pick<OverzichtData, 'relatie' | 'eigenRisico'>) {
  const year = Number(useToday().slice(0, 4));
  if (relatie.leeftijd < 18 || eigenRisico.succeeded) return null;
  if (relatie.eigenRisicoOnbekend) return <EigenRisicoUnknown jaar={year} />;
  // 404: not insured in this year, so there is no own risk.
  return eigenRisico.status !== 404 && <EigenRisicoFailed jaar={year} retry={<Retry />} />;
}

function Aside({ relatie, people }: Pick<OverzichtData, 'relatie' | 'people'>) {
  const { merk } = useAppEnvironment().config;
  return (
    <>
      <FamilyMeters
        people={people.filter(({ relatienummer }) => relatienummer !== relatie.relatieNummer)}
        addressOf={(person) => careAddress('zorgkosten', { person, year: undefined })}
      />
      {/* A person whose insurance ended, or has not begun, has no pass. */}
      {relatie.verzekerd !== false && (
        <PassLink
          brand={merk}
          href={pages.zorgpas.path}
          kind={m.pass()}
          name={relatie.opgemaakteNaam}
          text={m.showPass()}
        />
      )}
    </>
  );
}

/**
 * /overzicht: duties, then money that comes in and own risk that is left, then news and the last claims. The sidebar
 * has the own risk of the family and the pass.
 */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const { relatie, eigenRisico, tegoeden, onderweg } = data;
  const shown = shownOf(data);
  return (
    <Page
      // A no-break space keeps day and month on one line.
      eyebrow={formatDayWithWeekday(useToday(), language).replace(/ (?=\D)/, '\u00A0')}
      title={greeting(data.now, relatie.roepnaam)}
      aside={
        <Suspense>
          <Aside {...data} />
        </Suspense>
      }
    >
      <FirstBlock {...data} />
      <Figures
        declaraties={shown.rows}
        more={shown.moreUnderway}
        onderweg={onderweg}
        // No own risk under 18 (docs/domain.md).
        eigenRisico={
          eigenRisico.succeeded && relatie.leeftijd >= 18 ? eigenRisico.value : undefined
        }
      />
      <NoEigenRisico {...data} />
      <NoticeOrHelp {...data} />
      {/* Below the fold: hydrated after the rest, or at a tap. */}
      <Suspense>
        <News
          nieuw={shown.rows.filter(({ nieuw }) => nieuw)}
          unseenCount={shown.unseenCount}
          more={shown.more}
          waiting={(tegoeden ?? []).map(({ kenmerk }) => kenmerk)}
          withNames={data.people.length !== 1}
        />
        <Declaraties {...data} />
      </Suspense>
    </Page>
  );
}
