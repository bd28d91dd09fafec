import { fileRules } from '@mijn/domain/constants';
import type { HeavyClass } from './bulkhead.ts';
import { maximumLiveSessies, maximumPages } from '@mijn/domain/quotas';

/**
 * Requests per minute and address before 429, concurrent requests before 503, and pages and sessions per
 * person.
 */
export interface Limits {
  readonly pages: number;
  readonly calls: number;
  readonly login: number;
  readonly uploads: number;
  readonly paymentNotices: number;
  /** Files of the build and well-known documents. */
  readonly files: number;
  /** Concurrent requests per class, over all addresses. */
  readonly atOnce: Readonly<Record<HeavyClass, number>>;
  /** Rendered pages of one person per minute. */
  readonly ownPages: number;
  /** Live sessions of one person. */
  readonly sessies: number;
}

/** Enough for a family behind one address, and few enough to make guessing useless. */
export const defaultLimits: Limits = {
  pages: 600,
  calls: 1_200,
  login: 120,
  uploads: 240,
  // All of them come from the few addresses of one payment provider.
  paymentNotices: 1_200,
  // A first visit takes about thirty.
  files: 6_000,
  atOnce: { page: 64, call: 64, form: 64 },
  ownPages: maximumPages,
  sessies: maximumLiveSessies,
};

/**
 * Bytes of the files of a claim posted as one form. Each file may have the maximum size, so that the page itself can
 * report that they are too large together.
 */
const postedFiles = fileRules.maximumCount * fileRules.maximumBytes + 2 * 1024 * 1024;

/** Maximum size of bodies, in bytes. */
export const maximumBytes = {
  graphql: 100 * 1024,
  /** A form without files. */
  form: 64 * 1024,
  /** The files of a claim (40 MB together, docs/decisions.md §5) and the form around them. */
  bestanden: 42 * 1024 * 1024,
  postedFiles,
  /** An oversized body is read and discarded up to this size, so that its sender can read the answer (`drain.ts`). */
  drained: 4 * postedFiles,
  /** The payment provider's `id=…`. */
  paymentNotice: 1024,
} as const;
