import { formatDayWithWeekday } from '@mijn/domain/datum';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { PassLink } from '@mijn/ui/PassLink';
import { pages } from '@mijn/domain/paths';
import { useLoaderData } from 'react-router';
import { part, required } from '../../api/response.ts';
import { createLoader } from '../../api/createLoader.ts';
import { isOwnDocument, useAppEnvironment } from '../../api/environment.ts';
import { nowIn, useToday } from '../../api/today.ts';
import {
  EigenRisicoCard,
  EigenRisicoFailed,
  EigenRisicoUnknown,
} from '../../features/eigenRisico/EigenRisicoCard.tsx';
import { wholeOf } from '../../features/eigenRisico/familyMember.ts';
import { leftWords } from '../../features/eigenRisico/leftWords.ts';
import { byUrgency } from '../../features/facturen/phase/betaalverzoekPhase.ts';
import { knownTegoeden } from '../../features/facturen/tegoed/tegoed.ts';
import { WaitingMoney } from '../../features/facturen/tegoed/WaitingMoney.tsx';
import { Retry } from '../../forms/Retry.tsx';
import * as m from '../../generated/texts/overzicht.js';
import { Notice } from '../../features/relatie/notices/Notice.tsx';
import { Beside } from '../beside/Beside.tsx';
import { Attention } from './Attention.tsx';
import { greeting } from './greeting.ts';
import { LastDeclaraties } from './LastDeclaraties.tsx';
import { shownAtMost, shownDeclaraties } from './shownDeclaraties.ts';
import { overzichtOperation } from './OverzichtPage.operations.ts';

/** Everything of /overzicht in one request; a part that fails says so in its place. */
export const loader = createLoader(async ({ request, environment }) => {
  const response = await request(overzichtOperation, { own: isOwnDocument(environment) });
  const declaraties = part(response, 'declaraties');
  return {
    // On the server the document's instant, later the moment of looking: the greeting stays true.
    now: nowIn(environment).toISOString(),
    relatie: required(response, 'relatie'),
    declaraties: declaraties.succeeded
      ? { succeeded: true as const, value: shownDeclaraties(declaraties.value.declaraties) }
      : declaraties,
    betaalverzoeken: part(response, 'betaalverzoeken'),
    tegoeden: knownTegoeden(part(response, 'tegoeden')),
    // Of an insurer that does not tell, nothing is said to come.
    onderweg: response.data.onderweg ?? [],
    // None, none kept by this insurer, or not the reader's own: then nothing is said of it.
    concept: response.data.concept,
    eigenRisico: part(response, 'eigenRisico'),
    // Nothing is said of a family that cannot be told of.
    people: response.data.verzekerden?.verzekerden ?? [],
  };
});

type OverzichtData = ReturnType<typeof useLoaderData<typeof loader>>;

type Parts = Pick<
  OverzichtData,
  'relatie' | 'declaraties' | 'betaalverzoeken' | 'tegoeden' | 'concept' | 'people'
>;

// Nothing is said to be in order while a part of it could not be asked.
function WhatNow(data: Parts) {
  const { relatie, declaraties, betaalverzoeken, tegoeden, concept, people } = data;
  const today = useToday();
  const shown = declaraties.succeeded ? declaraties.value : shownDeclaraties([]);
  const fresh = shown.rows.filter((declaratie) => declaratie.nieuw);
  const toPay = betaalverzoeken.succeeded ? byUrgency(betaalverzoeken.value) : [];
  const savedAt = concept?.bijgewerktOp;
  const empty = fresh.length + toPay.length === 0 && savedAt === undefined;
  const whole = declaraties.succeeded && betaalverzoeken.succeeded && tegoeden?.length === 0;
  return (
    <>
      <WaitingMoney tegoeden={tegoeden ?? []} />
      {!betaalverzoeken.succeeded && (
        <Alert kind="error" title={m.betaalverzoekenFailed()} action={<Retry />} />
      )}
      {(!empty || whole) && (
        <Attention
          {...shown}
          nieuw={fresh}
          toPay={toPay}
          waiting={(tegoeden ?? []).map(({ kenmerk }) => kenmerk)}
          conceptSavedAt={savedAt}
          today={today}
          withNames={people.length !== 1}
          melding={relatie.melding}
        />
      )}
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

// No own risk under 18 (docs/domain.md), in the year of who turns 18 in December, and of who is not insured in it.
function EigenRisico({ relatie, eigenRisico }: OverzichtData) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const year = Number(today.slice(0, 4));
  if (relatie.leeftijd < 18) return null;
  if (!eigenRisico.succeeded && relatie.eigenRisicoOnbekend)
    return <EigenRisicoUnknown jaar={year} />;
  if (eigenRisico.succeeded) {
    const { value } = eigenRisico;
    const action = <Link href={pages.zorgkosten.path}>{m.toZorgkosten()}</Link>;
    return (
      wholeOf(value) > 0 && (
        <EigenRisicoCard
          jaar={year}
          eigenRisico={value}
          action={action}
          words={leftWords(value, today, language)}
        />
      )
    );
  }
  return eigenRisico.status !== 404 && <EigenRisicoFailed jaar={year} retry={<Retry />} />;
}

// What one looks for next: own risk of everybody, what is coming in, and the pass.
function Aside(data: OverzichtData) {
  const { relatie, people, declaraties, onderweg } = data;
  const { merk } = useAppEnvironment().config;
  return (
    <>
      <EigenRisico {...data} />
      <Beside
        family={people.filter(({ relatienummer }) => relatienummer !== relatie.relatieNummer)}
        declaraties={declaraties}
        onderweg={onderweg}
        withNames={people.length !== 1}
      />
      <PassLink
        brand={merk}
        href={pages.zorgpas.path}
        kind={m.pass()}
        name={relatie.opgemaakteNaam}
        text={m.showPass()}
      />
    </>
  );
}

/**
 * /overzicht: who you are, what asks for your attention (what must be paid first) and your last claims;
 * beside it own risk of the family, what is coming in and the pass.
 */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  return (
    <Page
      // Day and month stay on one line.
      eyebrow={formatDayWithWeekday(useToday(), language).replace(/ (?=\D)/, '\u00A0')}
      title={greeting(data.now, data.relatie.roepnaam)}
      aside={<Aside {...data} />}
    >
      <WhatNow {...data} />
      {data.relatie.melding && <Notice name={data.relatie.melding} />}
      <Declaraties {...data} />
    </Page>
  );
}
