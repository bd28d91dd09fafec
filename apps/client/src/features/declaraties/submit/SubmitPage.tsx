import { dayInNetherlands } from '@mijn/domain/datum';
import { useCallback, useState } from 'react';
import { useLoaderData, type ShouldRevalidateFunction } from 'react-router';
import { part, required } from '../../../api/response.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { submitOperation } from '../declaraties.operations.ts';
import { AutoSaveContext } from './concept/AutoSaveContext.ts';
import { SubmitForm } from './SubmitForm.tsx';
import { useSubmission } from './useSubmission.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

/** For whom one may claim, and where the money goes. */
export const loader = createLoader(async ({ request, environment }) => {
  const response = await request(submitOperation, {});
  const relatie = part(response, 'relatie');
  const concept = part(response, 'concept');
  const now = environment.onServer ? new Date(environment.now) : new Date();
  return {
    people: required(response, 'verzekerden').verzekerden,
    // An account number stays on one line.
    iban: relatie.succeeded
      ? (relatie.value.uitkeringIban?.replaceAll(' ', '\u00A0') ?? null)
      : null,
    today: dayInNetherlands(now),
    // None, none kept by this insurer, or out of reach: then one starts anew.
    concept: concept.succeeded ? concept.value : undefined,
  };
});

/** The steps are addresses of one screen: what was asked at the start is not asked at each step. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** /declaraties/indienen: four steps and a confirmation; its draft is kept at the insurer, nothing on the device. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [first, ...more] = data.people;
  const only = more.length === 0 ? first?.relatienummer : undefined;
  const submit = useSubmission(only, data.concept);
  const [startedAt, setBegunAt] = useState(data.concept?.bijgewerktOp);
  const markSaid = useCallback(() => setBegunAt(undefined), []);
  return (
    <AutoSaveContext value={{ ...submit, only, startedAt, markSaid }}>
      <SubmitForm submit={submit} only={only} {...data} />
      <LeaveGuard {...submit} />
    </AutoSaveContext>
  );
}
