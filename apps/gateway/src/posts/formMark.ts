import { createHash } from 'node:crypto';
import type { OpenedForm } from './seal.ts';

/** A form that was posted: to which address, and with which files. */
export interface FilledIn extends OpenedForm {
  /** The page it was posted to, without its query: what the page's answer reads of it. */
  readonly path: string;
  /** A digest of each file, in their order. */
  readonly digests?: readonly string[];
}

/**
 * The mark of a form as it was filled in: all forms of a document share its key, so the key alone does not
 * tell one bill's button from the next (ADR 0032). It holds nothing that could be guessed back: the key is
 * random, and in the person's own document only.
 * @returns base64url of SHA-256, so that it may stand in an address
 */
export function formMark({ key, path, fields, digests = [] }: FilledIn): string {
  const content = JSON.stringify([key, path, [...fields], digests]);
  return createHash('sha256').update(content).digest('base64url');
}
