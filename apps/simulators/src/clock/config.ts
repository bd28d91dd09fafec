import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../page/language.ts';

/** What a job of the insurer did while the day was moved, and how many of it. */
export interface FinishedJob {
  readonly what: Readonly<Record<Language, string>>;
  readonly aantal: number;
}

/** What the Tijd page needs to know. Days are `yyyy-mm-dd`. */
export interface TimeConfig {
  /** The insurer's day. */
  readonly readDay: () => Promise<string>;
  /** Moves the insurer's day forward by whole days, and tells what happened on the way. */
  readonly moveDay: (days: number) => Promise<readonly FinishedJob[]>;
  readonly log: FastifyBaseLogger;
}
