import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FormTokens } from '@mijn/contract/serverEntry';
import { formFields, opaqueFields } from '@mijn/domain/postedForm';
import { toPlainText } from '@mijn/domain/typedText';
import { Refusal } from '../http/refusal.ts';
import type { Sessie } from '../sessie/sessie.ts';

const keyShape = /^[\da-f-]{36}$/;

/** A posted form after checking its seal. */
export interface VerifiedForm {
  /** Typed text, normalised (`toPlainText`), and the page's own fields; without the seal's. */
  readonly fields: URLSearchParams;
  readonly key: string;
  /** From an earlier session of the same person: must not be carried out. */
  readonly isEarlier?: true;
}

/** The person and session whose forms are accepted. */
export type FormOwner = Pick<Sessie, 'marks'> & {
  readonly sessieId: string;
};

// Separates a document's token from its person's mark (ADR 0095).
const joint = '.';

/**
 * Returns a document's CSRF token: it can only be computed with the session's cookie, and expires with the
 * session. It is unique per document, so that compressed sizes of several pages reveal nothing (BREACH).
 */
function csrfToken(sessieId: string, key: string): string {
  return createHmac('sha256', sessieId).update(`posted form ${key}`).digest('base64url');
}

/**
 * Creates the hidden fields of a document's forms.
 * @param sessieId the secret in the session's cookie; undefined without a login
 * @param personMark the session's person
 */
export function createFormTokens(sessieId: string | undefined, personMark = ''): FormTokens {
  const key = randomUUID();
  if (sessieId === undefined) return { key };
  return { key, token: csrfToken(sessieId, key) + joint + personMark };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns whether a form is from this session (`own`), an earlier one of the same person, or another
 * person's.
 */
function originOf(fields: URLSearchParams, key: string, { sessieId, marks }: FormOwner) {
  const [token = '', mark = ''] = (fields.get(formFields.token) ?? '').split(joint);
  if (isSame(token, csrfToken(sessieId, key))) return 'own';
  return marks.some((one) => isSame(one, mark)) ? 'earlier' : 'another';
}

/** Returns whether a form is from another person's page than the session's. */
export function isOfAnotherPerson(body: URLSearchParams, sealer: FormOwner): boolean {
  return originOf(body, body.get(formFields.key) ?? '', sealer) === 'another';
}

const opaque: ReadonlySet<string> = new Set(Object.values(opaqueFields));

function toPlainFields(body: URLSearchParams): URLSearchParams {
  const pairs = Array.from(body, ([name, value]) => [
    name,
    opaque.has(name) ? value : toPlainText(value),
  ]);
  return new URLSearchParams(pairs);
}

/**
 * Checks the seal of a posted form, and returns its fields and key.
 * @param sealer undefined to skip the token
 * @throws Refusal 403 for a form from another person's page, 400 without a key
 */
export function verifyForm(body: URLSearchParams, sealer: FormOwner | undefined): VerifiedForm {
  const key = body.get(formFields.key) ?? '';
  if (!keyShape.test(key)) throw new Refusal(400, 'a form without a key');
  const origin = sealer ? originOf(body, key, sealer) : 'own';
  if (origin === 'another') throw new Refusal(403, 'a form of another session');
  const fields = toPlainFields(body);
  fields.delete(formFields.token);
  fields.delete(formFields.key);
  return origin === 'earlier' ? { fields, key, isEarlier: true } : { fields, key };
}

export interface FilledInForm extends VerifiedForm {
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
export function submissionFingerprint({ key, path, fields, digests = [] }: FilledInForm): string {
  const content = JSON.stringify([key, path, [...fields], digests]);
  return createHash('sha256').update(content).digest('base64url');
}
