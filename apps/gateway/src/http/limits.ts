import { fileRules } from '@mijn/domain/constants';
import type { HeavyClass } from './bulkhead.ts';
import { maximumLiveSessies } from '@mijn/domain/quotas';

/** Requests a minute of one address before 429, requests at once before 503, and sessions of a person. */
export interface Limits {
  readonly pages: number;
  readonly calls: number;
  readonly login: number;
  readonly uploads: number;
  readonly paymentNotices: number;
  /** Files of the build, and documents for machines. */
  readonly files: number;
  /** Requests of each class, of all addresses together, worked on at the same time. */
  readonly atOnce: Readonly<Record<HeavyClass, number>>;
  /** Living sessions of one person. */
  readonly sessies: number;
}

/** Wide enough for a family behind one address, narrow enough to make guessing useless. */
export const defaultLimits: Limits = {
  pages: 600,
  calls: 1_200,
  login: 120,
  uploads: 240,
  // All of them come from the few addresses of one payment provider.
  paymentNotices: 1_200,
  // A first visit takes some thirty.
  files: 6_000,
  atOnce: { page: 64, call: 64, form: 64 },
  sessies: maximumLiveSessies,
};

/**
 * The files of a claim on one page: each of them may be the largest there is, so that the page itself can say that
 * they are too large together.
 */
const postedFiles = fileRules.maximumCount * fileRules.maximumBytes + 2 * 1024 * 1024;

/** Largest bodies, in bytes. */
export const maximumBytes = {
  graphql: 100 * 1024,
  /** A form without files. */
  form: 64 * 1024,
  /** The files of a claim (40 MB together, docs/decisions.md §5) and the form around them. */
  bestanden: 42 * 1024 * 1024,
  postedFiles,
  /** What is too much and drained all the same, so that its sender gets the answer that says so (`drain.ts`). */
  drained: 4 * postedFiles,
  /** The payment provider's `id=…`. */
  paymentNotice: 1024,
} as const;
