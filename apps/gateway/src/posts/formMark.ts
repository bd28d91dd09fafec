import { createHash } from 'node:crypto';
import type { OpenedForm } from './seal.ts';

export interface FilledIn extends OpenedForm {
  /** Path of the page, without the query: the form's handler depends on it. */
  readonly path: string;
  /** A digest of each file, in order. */
  readonly digests?: readonly string[];
}

/**
 * Returns the fingerprint of a filled-in form: the forms of a document share its key, so the key alone does
 * not distinguish the buttons of two bills (ADR 0032). It cannot be reversed: the key is random, and only
 * in the person's own document.
 * @returns base64url of SHA-256, for use in an address
 */
export function formMark({ key, path, fields, digests = [] }: FilledIn): string {
  const content = JSON.stringify([key, path, [...fields], digests]);
  return createHash('sha256').update(content).digest('base64url');
}
