import { pages } from '@mijn/domain/paths';
import { Page } from '@mijn/ui/Page';
import { useLoaderData } from 'react-router';
import { part, required } from '../../../api/response.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import { useFollowUp } from '../../../api/useFollowUp.ts';
import * as words from '../../../generated/texts/shared.js';
import { declaratieOperation } from '../declaraties.operations.ts';
import { awaitsResponse } from '../reacties/question.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { Calculation, type LastStep } from './Calculation.tsx';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { declaratieHeading } from './declaratieHeading.ts';
import { Shielded, Treatments, Details } from './Content.tsx';
import { Actions } from './actions/Actions.tsx';
import { isWaiting, verrekeningOf, type DeclaratieStatus } from '@mijn/domain/declaratie';
import { Corrections } from '../corrections/Corrections.tsx';
import { useWithdrawal } from './actions/useWithdrawal.ts';
import { Course } from './Course.tsx';
import { ZorgverlenerAnswer } from './zorgverlener/ZorgverlenerAnswer.tsx';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useState } from 'react';
import * as m from '../../../generated/texts/detail.js';
import { statusWord } from '../DeclaratieStatusBadge.tsx';
import { formatAmount } from '@mijn/domain/money';
import { staircaseAmounts } from '@mijn/domain/staircase';

/**
 * Says whether a claim was decided as expected before it was submitted, and if not where the reason is;
 * renders nothing without an expectation.
 */
export function AsExpected(props: Pick<DeclaratieDetail, 'verwacht' | 'regels'>) {
  const { language } = useAppEnvironment();
  const { verwacht, regels } = props;
  if (verwacht === null || regels.length === 0) return null;
  const { uitgekeerd } = staircaseAmounts(regels);
  if (uitgekeerd === verwacht) return <p>{m.asExpected()}</p>;
  const before = formatAmount(verwacht, language);
  const now = formatAmount(uitgekeerd, language);
  return <p>{m.otherThanExpected({ before, now })}</p>;
}

/** Announces that the state changed while the person viewed the claim; silent at first. */
export function StatusChange({ status }: { readonly status: DeclaratieStatus }) {
  const [first] = useState(status);
  const changed = status === first ? '' : m.changed({ status: statusWord(status) });
  return (
    <output>
      <VisuallyHidden>{changed}</VisuallyHidden>
    </output>
  );
}

/** Loads one claim; a foreign or unknown number leads to the 404 page (docs/decisions.md §2). */
export const loader = createLoader(async ({ request, params }) => {
  const response = await request(declaratieOperation, { nummer: params['nummer'] ?? '' });
  const declaratie = required(response, 'declaratie');
  const relatie = part(response, 'relatie');
  const ownIban = relatie.succeeded ? relatie.value.uitkeringIban : null;
  // The payout of a co-insured person goes to the verzekeringsnemer, so the viewer is not "you" then.
  const toMe = ownIban !== null && ownIban === declaratie.uitkeerInformatie?.iban;
  // Whether the viewer is the verzekeringsnemer; null when unknown.
  const verzekeringsnemer = relatie.succeeded
    ? !relatie.value.indicatorenRedenen.some((one) => one.redenen.includes('GeenVerzekeringsnemer'))
    : null;
  const noAccount = relatie.succeeded && relatie.value.geenRekening;
  const withLetter = relatie.succeeded && relatie.value.documentSoorten.includes('besluit');
  return { declaratie, toMe, verzekeringsnemer, noAccount, withLetter };
});

function lastStep(declaratie: DeclaratieDetail, noAccount: boolean): LastStep {
  if (declaratie.soortIndiener === 'Zorgverlener') return 'paidOut';
  if (verrekeningOf(declaratie) > 0) return 'verrekening';
  return isWaiting(declaratie, noAccount) ? 'waits' : 'paidOut';
}

function EitherAnswer() {
  const { declaratie, toMe, verzekeringsnemer, noAccount } = useLoaderData<typeof loader>();
  const today = useToday();
  if (declaratie.status === 'AFGEHANDELD' && declaratie.soortIndiener === 'Zorgverlener') {
    return <ZorgverlenerAnswer declaratie={declaratie} verzekeringsnemer={verzekeringsnemer} />;
  }
  return (
    <AnswerCard
      declaratie={declaratie}
      toMe={toMe}
      today={today}
      noAccount={noAccount}
      payer={verzekeringsnemer !== false}
    />
  );
}

// The answer is then that the decision was reversed, not the decision.
function isTakenBack({ regels, correcties }: DeclaratieDetail): boolean {
  const taken = correcties.filter(({ soort }) => soort === 'teruggenomen');
  return taken.length > 0 && taken.length === regels.length;
}

/** /declaraties/{nummer}: the answer first, then how it came about. */
export function Component() {
  const { declaratie, noAccount, withLetter } = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const done = declaratie.status === 'AFGEHANDELD';
  const withdrawal = useWithdrawal(declaratie.nummer);
  useFollowUp((!done || awaitsResponse(declaratie)) && !withdrawal.busy);
  return (
    <Page
      back={{ href: pages.declaraties.path, label: words.declaraties() }}
      {...declaratieHeading(declaratie, language)}
      aside={
        <>
          {done && <Course declaratie={declaratie} />}
          <Actions
            declaratie={declaratie}
            withLetter={done && withLetter}
            withdrawal={withdrawal}
          />
        </>
      }
    >
      <StatusChange status={declaratie.status} />
      {!isTakenBack(declaratie) && <EitherAnswer />}
      {declaratie.correcties.length > 0 && <Corrections {...declaratie} />}
      {!done && <Course declaratie={declaratie} />}
      {done && <AsExpected {...declaratie} />}
      {declaratie.afgeschermd && <Shielded naam={declaratie.declarant} />}
      {done ? (
        <>
          <Calculation regels={declaratie.regels} lastStep={lastStep(declaratie, noAccount)} />
          <Treatments regels={declaratie.regels} />
        </>
      ) : (
        <Details declaratie={declaratie} />
      )}
    </Page>
  );
}
