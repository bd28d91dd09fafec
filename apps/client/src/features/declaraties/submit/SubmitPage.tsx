import { useLoaderData } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { part, required } from '../../../api/response.ts';
import { useToday } from '../../../api/today.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { isOwnDocument } from '../../../api/environment.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { WithoutScript } from '../../../forms/WithoutScript.tsx';
import * as m from '../../../generated/texts/submit.js';
import { submitOperation } from './submit.operations.ts';
import { SubmitForm } from './SubmitForm.tsx';
import s from './SubmitPage.module.css';
import { useSubmission } from './state/useSubmission.ts';
import { stepsOf } from './steps/step.ts';
import { isUnsent, othersWait } from './state/claim.ts';

/** For whom one may claim, and where the money goes. */
export const loader = createLoader(async ({ request, environment }) => {
  const response = await request(submitOperation, { own: isOwnDocument(environment) });
  const relatie = part(response, 'relatie');
  const concept = part(response, 'concept');
  const readNothing = part(response, 'gelezen');
  const { verzekerden } = required(response, 'verzekerden');
  // Whose insurance has ended is among nobody's insured of this year, and claims care of before.
  const people = verzekerden.length === 0 && relatie.succeeded ? [relatie.value] : verzekerden;
  return {
    people,
    iban: relatie.succeeded ? relatie.value.uitkeringIban : null,
    noAccount: relatie.succeeded && relatie.value.geenRekening,
    // None, none kept by this insurer, or out of reach: then one starts anew.
    concept: concept.succeeded ? concept.value : undefined,
    // Asked to read nothing: an insurer who reads no bills knows no such call.
    reads: readNothing.succeeded,
  };
});

/** The steps are addresses of one screen: what was asked at the start is not asked at each step. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * /declaraties/indienen: the bill, what it says, and a last look, or up to four steps at an insurer who reads no bills
 * (docs/decisions.md §5), and a confirmation; its draft is kept at the insurer, nothing on the device.
 */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [first, ...more] = data.people;
  const only = more.length === 0 ? first?.relatienummer : undefined;
  const submission = useSubmission({ concept: data.concept, only, today: useToday() });
  const { claim, autoSave } = submission;
  const isKept = !isUnsent(claim) || autoSave.isSaved;
  // Bills that wait for their turn are in memory only (ADR 0055): no draft keeps them.
  const waits = othersWait(claim);
  // Files that are still on their way are no part of the draft yet.
  const save = async () => !waits && autoSave.allReceived && (await autoSave.saveNow());
  return (
    <>
      <WithoutScript />
      <div className={s['steps']}>
        <SubmitForm
          submission={submission}
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
        texts={{
          title: isKept ? m.othersWait() : m.notSubmitted(),
          text: isKept ? m.othersWaitText() : m.leaveText(),
          stay: m.stay(),
          leave: m.leave(),
        }}
      />
    </>
  );
}
