import type { FastifyBaseLogger } from 'fastify';

/** A job of the insurer that ran while the day was moved, and how often it had something to do. */
export interface GelopenTaak {
  readonly naam: string;
  readonly aantal: number;
}

/** What the Tijd page needs to know. Days are `yyyy-mm-dd`. */
export interface TijdConfig {
  /** The insurer's day. */
  readonly leesDag: () => Promise<string>;
  /** Moves the insurer's day forward by whole days, and tells what happened on the way. */
  readonly verzetDag: (dagen: number) => Promise<readonly GelopenTaak[]>;
  readonly log: FastifyBaseLogger;
}
