import { parseJson } from '@mijn/domain/values';
import { idempotencyHeader } from '@mijn/domain/headers';
import type { Language } from '@mijn/domain/language';
import { isStopped } from '../../../../api/graphql.ts';
import { apiTransport, callHeaders } from '../../../../platform/apiTransport.ts';
import {
  type UploadAnswer,
  isFileGone,
  submitOutcome,
  type SubmitOutcome,
} from '../state/outcome.ts';
import { callPaths } from '@mijn/domain/paths';
import { knowsExtensions } from '../state/files.ts';
import { type ClaimInForm, createClaimForm } from './claimForm.ts';

/** An upload to one of the two file calls (docs/contract.md, Addresses). */
interface Upload {
  readonly path: string;
  readonly form: FormData;
  readonly header?: Readonly<Record<string, string>>;
  /** Called with the part that was sent, 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Time-out of a call: a large file over a slow connection takes minutes. */
const patienceMs = 5 * 60_000;

const noConnection: UploadAnswer = { kind: 'noConnection' };

function toUploadAnswer(xhr: XMLHttpRequest): UploadAnswer {
  const wait = Number(xhr.getResponseHeader('retry-after') ?? Number.NaN);
  return {
    kind: 'response',
    status: xhr.status,
    body: parseJson(xhr.responseText),
    waitSeconds: Number.isFinite(wait) ? wait : undefined,
  };
}

/**
 * Sends a form with files. By XMLHttpRequest, because `fetch` reports no upload progress. Never rejects:
 * without an answer (no network, aborted, too slow) the result is `noConnection`.
 */
export function send({ path, form, header, onProgress, signal }: Upload): Promise<UploadAnswer> {
  if (isStopped() || signal.aborted) return Promise.resolve(noConnection);
  return new Promise((done) => {
    const xhr = new XMLHttpRequest();
    const { base, credentials } = apiTransport.current;
    xhr.open('POST', base + path);
    xhr.withCredentials = credentials === 'include';
    xhr.timeout = patienceMs;
    xhr.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries({ ...header, ...callHeaders() }))
      xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    xhr.addEventListener('load', () => done(toUploadAnswer(xhr)));
    // After load, error, abort or timeout; only the first result counts.
    xhr.addEventListener('loadend', () => done(noConnection));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

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
