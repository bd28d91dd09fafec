import * as m from '../../../../generated/texts/submit.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { quotaText } from '@mijn/domain/quotaText';
import { getLocale } from '../../../../platform/language.ts';
import type { Failed, SendError } from './outcome.ts';

const texts: Record<SendError, (waitSeconds: number | undefined) => string> = {
  noConnection: () => stepsWords.sendOffline(),
  loggedOut: () => stepsWords.sendSignedOut(),
  forbidden: () => stepsWords.sendForbidden(),
  stillRunning: () => stepsWords.sendUnderWay(),
  tooLarge: () => stepsWords.sendTooLarge(),
  tooOften: (seconds) =>
    seconds === undefined
      ? stepsWords.sendTooOftenUnknown()
      : stepsWords.sendTooOften({ seconds: Math.ceil(seconds) }),
  maintenance: () => stepsWords.sendMaintenance(),
  refused: () => m.refused(),
  expired: () => stepsWords.fileExpired(),
  broken: () => stepsWords.sendFailed(),
};

/** Returns the reason of a failure, and what to do. */
export function sendErrorText({ error, waitSeconds, quota }: Omit<Failed, 'kind'>): string {
  return quota && waitSeconds !== undefined
    ? quotaText(quota, waitSeconds, getLocale())
    : texts[error](waitSeconds);
}

const atFile: Partial<Record<SendError, () => string>> = {
  noConnection: stepsWords.fileOffline,
  maintenance: stepsWords.fileMaintenance,
  loggedOut: stepsWords.fileSignedOut,
  tooLarge: stepsWords.fileRefusedTooLarge,
};

/** Returns the reason that a file did not arrive, and what to do. */
export function fileErrorText(failure: Omit<Failed, 'kind'>): string {
  return atFile[failure.error]?.() ?? sendErrorText(failure);
}

// After these errors it is unknown whether the claim was stored; another attempt under the same key tells.
const uncertain: ReadonlySet<SendError> = new Set([
  'noConnection',
  'stillRunning',
  'maintenance',
  'broken',
]);

/** Returns the title of a failure: not submitted, or unknown. */
export function sendErrorTitle(error: SendError): string {
  return uncertain.has(error) ? stepsWords.noConfirmationYet() : m.notSubmitted();
}
