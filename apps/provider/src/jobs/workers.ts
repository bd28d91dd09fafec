import {
  processPaymentNotice,
  processStrangeNotice,
  reconcileDue,
} from '../betalingen/jobs/reconcile.ts';
import { sealLog } from '../access/jobs/sealLog.ts';
import { assess } from '../declaraties/jobs/assess.ts';
import {
  answerForwarded,
  answerReactie,
  resumeReacties,
} from '../declaraties/jobs/answerReactie.ts';
import { clearExpired, clearOrphans, resumeDeclaraties } from '../declaraties/jobs/sweep.ts';
import { decideWithStaff, resumeEigenRisicoKnown } from '../declaraties/jobs/waiting.ts';
import { takeUp } from '../declaraties/jobs/takeUp.ts';
import { postBrieven } from '../facturen/jobs/postBrieven.ts';
import { catchUpWithToday } from '../facturen/jobs/catchUp.ts';
import { forgetMails, sendMails } from '../relatie/jobs/sendMails.ts';
import { sendPushes } from '../relatie/jobs/sendPushes.ts';
import type { JobContext, Pace } from './jobContext.ts';
import type { JobName, QueueRules } from './queue.ts';

/** What a queued job does, and how its queue treats it. */
export interface Worker {
  readonly perform: (context: JobContext, key: string) => Promise<void>;
  /** How long a job waits before it may run, milliseconds. */
  readonly waitMs: (pace: Pace) => number;
  readonly rules: QueueRules;
}

/** What is done again and again by every copy, safe side by side: it finds what no job was queued for. */
export interface Round {
  readonly everyMs: number;
  /** In how many lanes beside each other, where one may be held up for long by somebody else; left out, one. */
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

/** Every queued job. */
export const workers: Readonly<Record<JobName, Worker>> = {
  takeUp: {
    perform: takeUp,
    waitMs: ({ takeUpAfterMs }) => takeUpAfterMs,
    rules: patient,
  },
  assess: {
    perform: assess,
    waitMs: ({ takeUpAfterMs, assessAfterMs }) => Math.max(0, assessAfterMs - takeUpAfterMs),
    rules: patient,
  },
  answerReactie: {
    perform: answerReactie,
    waitMs: ({ takeUpAfterMs }) => takeUpAfterMs,
    rules: patient,
  },
  paymentNotice: {
    perform: processPaymentNotice,
    waitMs: () => 0,
    // A handful at once: on the first of the month many people pay. What it tells is asked anyhow.
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
    // Until then the answer that made the payment may be here, and its number be one of ours.
    waitMs: () => 2_000,
    // One after the other: what is ours by all means goes ahead of it.
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

/** Every round, under the name of what does it. */
export const rounds = {
  resumeDeclaraties: { everyMs: 5 * seconds, perform: resumeDeclaraties },
  resumeReacties: { everyMs: 5 * seconds, perform: resumeReacties },
  answerForwarded: { everyMs: 5 * seconds, perform: answerForwarded },
  decideWithStaff: { everyMs: 5 * seconds, perform: decideWithStaff },
  resumeEigenRisicoKnown: { everyMs: 5 * seconds, perform: resumeEigenRisicoKnown },
  clearExpired: { everyMs: 5 * seconds, perform: clearExpired },
  clearOrphans: { everyMs: 3_600 * seconds, perform: clearOrphans },
  reconcileDue: { everyMs: 1 * seconds, perform: reconcileDue },
  sendMails: { everyMs: 1 * seconds, lanes: 3, perform: sendMails },
  sendPushes: { everyMs: 1 * seconds, lanes: 3, perform: sendPushes },
  postBrieven: { everyMs: 5 * seconds, perform: postBrieven },
  forgetMails: { everyMs: 3_600 * seconds, perform: forgetMails },
  sealLog: { everyMs: 60 * seconds, perform: sealLog },
  catchUpWithToday: { everyMs: 30 * seconds, perform: catchUpWithToday },
} as const satisfies Readonly<Record<string, Round>>;
