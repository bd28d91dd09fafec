import { idempotencyHeader } from '@mijn/domain/headers';
import type { Language } from '@mijn/domain/language';
import { callPaths } from '@mijn/domain/paths';
import { knowsExtensions } from '../files/files.ts';
import { type ClaimInForm, createClaimForm } from './claimForm.ts';
import { isFileGone, submitOutcome, type SubmitOutcome } from './outcome.ts';
import { send } from './send.ts';

export interface ClaimAttempt {
  readonly claim: ClaimInForm;
  /** Codes of the warnings that the person confirmed. */
  readonly confirmed: readonly string[];
  readonly language: Language;
  /** Key of this claim; unchanged when the same claim is sent again. */
  readonly idempotencyKey: string;
  /**
   * The insurer no longer had a file of this claim: the same key is then used with the files themselves.
   */
  readonly again: boolean;
}

/** The outcome of a submission, and whether the files themselves had to be sent. */
export interface ClaimSent {
  readonly outcome: SubmitOutcome;
  readonly again: boolean;
}

async function attempt(one: ClaimAttempt): Promise<SubmitOutcome> {
  const { claim, confirmed, language, idempotencyKey, again } = one;
  const response = await send({
    path: callPaths.submit,
    form: createClaimForm(claim, confirmed, language, again),
    header: { [idempotencyHeader]: idempotencyKey },
    // Never aborted when the person leaves, because the claim may arrive.
    signal: new AbortController().signal,
  });
  return submitOutcome(response, knowsExtensions(claim.files));
}

/** Submits a claim. */
export async function sendClaim(one: ClaimAttempt): Promise<ClaimSent> {
  const outcome = await attempt(one);
  const isHere = one.claim.files.some(({ file }) => file instanceof File);
  // Another tab may have submitted the file; the device still has it, so the person has nothing to do.
  if (!isFileGone(outcome) || one.again || !isHere) return { outcome, again: one.again };
  return { outcome: await attempt({ ...one, again: true }), again: true };
}
