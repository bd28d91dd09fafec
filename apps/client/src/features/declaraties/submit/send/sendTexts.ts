import * as m from '../../../../generated/texts/submit.js';
import * as later from '../../../../generated/texts/steps.js';
import type { Failed, SendError } from './outcome.ts';

const texts: Record<SendError, (waitSeconds: number | undefined) => string> = {
  noConnection: () => later.foutGeenVerbinding(),
  loggedOut: () => later.foutUitgelogd(),
  forbidden: () => later.foutGeenToestemming(),
  stillRunning: () => later.foutLooptNog(),
  tooLarge: () => later.foutTeGroot(),
  tooOften: (seconds) =>
    seconds === undefined
      ? later.foutTeVaakZonder()
      : later.foutTeVaak({ seconds: Math.ceil(seconds) }),
  maintenance: () => later.foutOnderhoud(),
  refused: () => m.foutGeweigerd(),
  expired: () => later.foutVerlopen(),
  broken: () => later.foutStoring(),
};

/** Why sending failed, and what to do, in words. */
export function sendErrorText({
  error,
  waitSeconds,
}: Pick<Failed, 'error' | 'waitSeconds'>): string {
  return texts[error](waitSeconds);
}

const atFile: Partial<Record<SendError, () => string>> = {
  noConnection: later.foutBestandGeenVerbinding,
  maintenance: later.foutBestandOnderhoud,
  loggedOut: later.foutBestandUitgelogd,
  tooLarge: later.foutBestandTeGroot,
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
  return uncertain.has(error) ? later.nogGeenBevestiging() : later.nietIngediend();
}
