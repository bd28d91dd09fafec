import { idempotencyHeader } from '@mijn/domain/headers';
import type { Language } from '@mijn/domain/language';
import { callPaths } from '@mijn/domain/paths';
import { knowsExtensions } from '../files/files.ts';
import { type ClaimInForm, createClaimForm } from './claimForm.ts';
import { isFileGone, submitOutcome, type SubmitOutcome } from './outcome.ts';
import { send } from './send.ts';

/** One try to send a claim in. */
export interface ClaimAttempt {
  readonly claim: ClaimInForm;
  /** The codes of the warnings that the person confirmed. */
  readonly confirmed: readonly string[];
  readonly language: Language;
  /** Of this claim; the same for the same claim tried again. */
  readonly idempotencyKey: string;
  /** The insurer missed a file of this claim: the same key then goes with the files themselves. */
  readonly again: boolean;
}

/** How a claim went, and whether its files themselves had to go along. */
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
    // Not stopped when the person leaves: what was sent in may arrive.
    signal: new AbortController().signal,
  });
  return submitOutcome(response, knowsExtensions(claim.files));
}

/** Sends a claim in. */
export async function sendClaim(one: ClaimAttempt): Promise<ClaimSent> {
  const outcome = await attempt(one);
  const isHere = one.claim.files.some(({ file }) => file instanceof File);
  // Another tab has sent it in, say: we still have it, so nobody has to do anything.
  if (!isFileGone(outcome) || one.again || !isHere) return { outcome, again: one.again };
  return { outcome: await attempt({ ...one, again: true }), again: true };
}
