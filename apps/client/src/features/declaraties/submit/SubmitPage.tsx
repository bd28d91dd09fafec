import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { part, required } from '../../../api/response.ts';
import { useToday } from '../../../api/today.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { isOwnDocument } from '../../../api/environment.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import * as m from '../../../generated/texts/submit.js';
import { submitOperation } from './state/submit.operations.ts';
import { NoScriptPage } from './NoScriptPage.tsx';
import { SubmitForm } from './wizard/SubmitForm.tsx';
import s from './SubmitPage.module.css';
import { useSubmission } from './wizard/useSubmission.ts';
import { stepsOf } from './wizard/step.ts';
import { isUnsent, hasOtherBills } from './state/claim.ts';

/** Loads the people to claim for, and the account. */
export const loader = createLoader(async ({ request, environment }) => {
  const response = await request(submitOperation, { own: isOwnDocument(environment) });
  const relatie = part(response, 'relatie');
  const concept = part(response, 'concept');
  const readNothing = part(response, 'gelezen');
  const { verzekerden } = required(response, 'verzekerden');
  // A person whose insurance has ended is not among the insured of this year, but can claim care from
  // before.
  const people = verzekerden.length === 0 && relatie.succeeded ? [relatie.value] : verzekerden;
  return {
    people,
    iban: relatie.succeeded ? relatie.value.uitkeringIban : null,
    noAccount: relatie.succeeded && relatie.value.geenRekening,
    // Undefined when there is none, the insurer stores none, or it failed: the claim starts empty then.
    concept: concept.succeeded ? concept.value : undefined,
    // The query reads no file: an insurer that cannot read bills has no such call.
    reads: readNothing.succeeded,
  };
});

/** The steps are addresses of one screen, so the data of the start is not loaded again per step. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * /declaraties/indienen: the bill, its values, and a last check, or up to four steps at an insurer who
 * reads no bills (docs/decisions.md §5), and a confirmation. The insurer stores the draft; the device
 * stores nothing.
 */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [first, ...more] = data.people;
  const only = more.length === 0 ? first?.relatienummer : undefined;
  const submission = useSubmission({ concept: data.concept, only, today: useToday() });
  const { claim, autoSave } = submission;
  const [isLeaving, setIsLeaving] = useState(false);
  const isKept = !isUnsent(claim) || autoSave.isSaved;
  // Waiting bills are in memory only (ADR 0055): no draft has them.
  const waits = hasOtherBills(claim);
  // Files that are still on their way are not yet part of the draft.
  const save = async () => !waits && autoSave.allReceived && (await autoSave.saveNow());
  return (
    <>
      {/* The build for the browser leaves this page out: React hydrates no noscript element. */}
      <noscript>{import.meta.env.SSR && <NoScriptPage only={only} {...data} />}</noscript>
      <div className={s['steps']}>
        <SubmitForm
          submission={submission}
          isLeaving={isLeaving}
          only={only}
          reads={data.reads}
          steps={stepsOf({ alone: only !== undefined, reads: data.reads })}
          people={data.people}
          iban={data.iban}
          noAccount={data.noAccount}
        />
      </div>
      <LeaveGuard
        dirty={waits || !isKept}
        save={save}
        onWaiting={setIsLeaving}
        texts={{
          title: isKept && waits ? m.othersWait() : m.notSubmitted(),
          text: isKept && waits ? m.othersWaitText() : m.leaveText(),
          stay: m.stay(),
          leave: m.leave(),
        }}
      />
    </>
  );
}
