import type { FastifyBaseLogger } from 'fastify';
import type { Taal } from '../pagina/taal.ts';

/** What a job of the insurer did while the day was moved, and how many of it. */
export interface GelopenTaak {
  readonly wat: Readonly<Record<Taal, string>>;
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
