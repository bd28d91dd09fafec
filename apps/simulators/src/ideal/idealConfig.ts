import type { FastifyBaseLogger } from 'fastify';

/** What the iDEAL simulator needs to know. */
export interface IdealConfig {
  /** The address under which browsers and the insurer reach it, without a path. */
  readonly address: string;
  /** The API key that callers must bring (`Authorization: Bearer …`). */
  readonly apiKey: string;
  /** Who is paid, by the host (with port) to which the payer returns; that host itself by default. */
  readonly payees?: Readonly<Record<string, string>> | undefined;
  /** Folder in which the payments are kept, so that a restart finds them; memory only without it. */
  readonly storageFolder?: string | undefined;
  /** Real time, for tests to move. */
  readonly now?: (() => Date) | undefined;
  readonly log: FastifyBaseLogger;
}
