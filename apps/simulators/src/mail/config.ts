import type { FastifyBaseLogger } from 'fastify';

/** What the mail simulator needs. */
export interface MailSimulatorConfig {
  /** Folder in which the mails are kept; left out: in memory only. */
  readonly storageFolder?: string | undefined;
  readonly log: FastifyBaseLogger;
}

/** What can be wrong with a mail server: nothing, busy, it knows no such address, it falls silent. */
export const mailFaults = ['none', 'later', 'refuse', 'silent'] as const;

/** One of them. */
export type MailFault = (typeof mailFaults)[number];
