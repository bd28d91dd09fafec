import {
  processPaymentNotice,
  processStrangeNotice,
  reconcileDue,
} from '../betalingen/jobs/reconcile.ts';
import { forgetLog } from '../access/jobs/forgetLog.ts';
import { sealLog } from '../access/jobs/sealLog.ts';
import { assess } from '../declaraties/jobs/assess.ts';
import {
  answerReactiesWithStaff,
  answerReactie,
  resumeReacties,
} from '../declaraties/jobs/answerReactie.ts';
import {
  clearExpired,
  forgetWithdrawnFiles,
  removeOrphanedFiles,
  resumeDeclaraties,
} from '../declaraties/jobs/sweep.ts';
import { decideStaffClaims, resumeEigenRisicoKnown } from '../declaraties/jobs/waiting.ts';
import { startProcessing } from '../declaraties/jobs/startProcessing.ts';
import { postBrieven } from '../facturen/jobs/postBrieven.ts';
import { catchUpWithToday } from '../facturen/jobs/catchUp.ts';
import { forgetBerichten } from '../relatie/jobs/forgetBerichten.ts';
import { forgetMails, sendMails } from '../relatie/jobs/sendMails.ts';
import { sendPushes } from '../relatie/jobs/sendPushes.ts';
import type { JobContext, Pace } from './jobContext.ts';
import type { JobName, QueueRules } from './queue.ts';

export interface Worker {
  readonly perform: (context: JobContext, key: string) => Promise<void>;
  /** Delay before a job may run, milliseconds. */
  readonly waitMs: (pace: Pace) => number;
  readonly rules: QueueRules;
}

/** Work that every copy repeats, safe to run concurrently. Rounds find records whose job was lost. */
export interface Round {
  readonly everyMs: number;
  /** Number of concurrent lanes, for rounds that an external service can block; default 1. */
  readonly lanes?: number;
  readonly perform: (context: JobContext) => Promise<unknown>;
}

const patient: QueueRules = {
  once: false,
  retryLimit: 10,
  retryDelay: 2,
  expireInSeconds: 60,
  batchSize: 10,
  sideBySide: false,
};

export const workers: Readonly<Record<JobName, Worker>> = {
  startProcessing: {
    perform: startProcessing,
    waitMs: ({ startProcessingAfterMs }) => startProcessingAfterMs,
    rules: patient,
  },
  assess: {
    perform: assess,
    waitMs: ({ startProcessingAfterMs, assessAfterMs }) =>
      Math.max(0, assessAfterMs - startProcessingAfterMs),
    rules: patient,
  },
  answerReactie: {
    perform: answerReactie,
    waitMs: ({ startProcessingAfterMs }) => startProcessingAfterMs,
    rules: patient,
  },
  paymentNotice: {
    perform: processPaymentNotice,
    waitMs: () => 0,
    // Several at once, because many people pay on the first of the month. The notice itself is not
    // trusted: its job asks the payment provider.
    rules: {
      once: true,
      retryLimit: 12,
      retryDelay: 1,
      expireInSeconds: 30,
      batchSize: 8,
      sideBySide: true,
    },
  },
  strangeNotice: {
    perform: processStrangeNotice,
    // Gives the request that creates the payment time to store the provider's id.
    waitMs: () => 2_000,
    // Serial, so that notices of known payments take precedence.
    rules: {
      once: true,
      retryLimit: 4,
      retryDelay: 5,
      expireInSeconds: 30,
      batchSize: 1,
      sideBySide: false,
    },
  },
};

const seconds = 1_000;

/** Every round, by name. */
export const rounds = {
  resumeDeclaraties: { everyMs: 5 * seconds, perform: resumeDeclaraties },
  resumeReacties: { everyMs: 5 * seconds, perform: resumeReacties },
  answerForwarded: { everyMs: 5 * seconds, perform: answerReactiesWithStaff },
  decideWithStaff: { everyMs: 5 * seconds, perform: decideStaffClaims },
  resumeEigenRisicoKnown: { everyMs: 5 * seconds, perform: resumeEigenRisicoKnown },
  clearExpired: { everyMs: 5 * seconds, perform: clearExpired },
  clearOrphans: { everyMs: 3_600 * seconds, perform: removeOrphanedFiles },
  reconcileDue: { everyMs: 1 * seconds, perform: reconcileDue },
  sendMails: { everyMs: 1 * seconds, lanes: 3, perform: sendMails },
  sendPushes: { everyMs: 1 * seconds, lanes: 3, perform: sendPushes },
  postBrieven: { everyMs: 5 * seconds, perform: postBrieven },
  forgetMails: { everyMs: 3_600 * seconds, perform: forgetMails },
  forgetBerichten: { everyMs: 3_600 * seconds, perform: (context) => forgetBerichten(context) },
  forgetWithdrawnFiles: {
    everyMs: 3_600 * seconds,
    perform: (context) => forgetWithdrawnFiles(context),
  },
  forgetLog: { everyMs: 3_600 * seconds, perform: forgetLog },
  sealLog: { everyMs: 60 * seconds, perform: sealLog },
  catchUpWithToday: { everyMs: 30 * seconds, perform: catchUpWithToday },
} as const satisfies Readonly<Record<string, Round>>;
