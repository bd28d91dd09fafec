import type { FastifyBaseLogger } from 'fastify';

export interface IdealConfig {
  /** Public address for browsers and the insurer, without a path. */
  readonly address: string;
  /** API key that callers must send (`Authorization: Bearer …`). */
  readonly apiKey: string;
  /** Payees by the host (with port) that the payer returns to; by default that host itself. */
  readonly payees?: Readonly<Record<string, string>> | undefined;
  /** Folder for payments, to survive a restart; in memory only if absent. */
  readonly storageFolder?: string | undefined;
  readonly now?: (() => Date) | undefined;
  readonly log: FastifyBaseLogger;
}
