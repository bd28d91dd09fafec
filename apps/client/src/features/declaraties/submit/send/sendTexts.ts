import * as m from '../../../../generated/texts/submit.js';
import type { Failed, SendError } from './outcome.ts';

const texts: Record<SendError, (waitSeconds: number | undefined) => string> = {
  noConnection: () => m.foutGeenVerbinding(),
  loggedOut: () => m.foutUitgelogd(),
  forbidden: () => m.foutGeenToestemming(),
  stillRunning: () => m.foutLooptNog(),
  tooLarge: () => m.foutTeGroot(),
  tooOften: (seconds) =>
    seconds === undefined ? m.foutTeVaakZonder() : m.foutTeVaak({ seconds: Math.ceil(seconds) }),
  maintenance: () => m.foutOnderhoud(),
  refused: () => m.foutGeweigerd(),
  expired: () => m.foutVerlopen(),
  broken: () => m.foutStoring(),
};

/** Why sending failed, and what to do, in words. */
export function sendErrorText({
  error,
  waitSeconds,
}: Pick<Failed, 'error' | 'waitSeconds'>): string {
  return texts[error](waitSeconds);
}

const atFile: Partial<Record<SendError, () => string>> = {
  noConnection: m.foutBestandGeenVerbinding,
  maintenance: m.foutBestandOnderhoud,
  loggedOut: m.foutBestandUitgelogd,
  tooLarge: m.foutBestandTeGroot,
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
  return uncertain.has(error) ? m.nogGeenBevestiging() : m.nietIngediend();
}
