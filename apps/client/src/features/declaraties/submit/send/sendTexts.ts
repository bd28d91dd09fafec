import * as m from '../../../../generated/texts/submit.js';
import * as later from '../../../../generated/texts/steps.js';
import type { Failed, SendError } from './outcome.ts';

const texts: Record<SendError, (waitSeconds: number | undefined) => string> = {
  noConnection: () => later.sendOffline(),
  loggedOut: () => later.sendSignedOut(),
  forbidden: () => later.sendForbidden(),
  stillRunning: () => later.sendUnderWay(),
  tooLarge: () => later.sendTooLarge(),
  tooOften: (seconds) =>
    seconds === undefined
      ? later.sendTooOftenUnknown()
      : later.sendTooOften({ seconds: Math.ceil(seconds) }),
  maintenance: () => later.sendMaintenance(),
  refused: () => m.refused(),
  expired: () => later.fileExpired(),
  broken: () => later.sendFailed(),
};

/** Why sending failed, and what to do, in words. */
export function sendErrorText({
  error,
  waitSeconds,
}: Pick<Failed, 'error' | 'waitSeconds'>): string {
  return texts[error](waitSeconds);
}

const atFile: Partial<Record<SendError, () => string>> = {
  noConnection: later.fileOffline,
  maintenance: later.fileMaintenance,
  loggedOut: later.fileSignedOut,
  tooLarge: later.fileRefusedTooLarge,
};

/** Why a file did not arrive, and what to do, in words. */
export function fileErrorText(error: SendError): string {
  return atFile[error]?.() ?? texts[error](undefined);
}

// After these nobody can say whether the claim was stored; sending again tells, under the same key.
const uncertain: ReadonlySet<SendError> = new Set([
  'noConnection',
  'stillRunning',
  'maintenance',
  'broken',
]);

/** What is known after sending failed: that it was not stored, or that we do not know yet. */
export function sendErrorTitle(error: SendError): string {
  return uncertain.has(error) ? later.noConfirmationYet() : m.notSubmitted();
}
