import type { FastifyBaseLogger } from 'fastify';

/** Configuration of the mail simulator. */
export interface MailSimulatorConfig {
  /** Folder for the received mails; in memory when omitted. */
  readonly storageFolder?: string | undefined;
  readonly log: FastifyBaseLogger;
}

/** Faults of the mail server: none, temporary failure, unknown mailbox, no answer. */
export const mailFaults = ['none', 'later', 'refuse', 'silent'] as const;

/** A fault of the mail server. */
export type MailFault = (typeof mailFaults)[number];
