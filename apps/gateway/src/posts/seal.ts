import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FormSeal } from '@mijn/contract/serverEntry';
import { formFields } from '@mijn/domain/postedForm';
import { Refusal } from '../http/refusal.ts';

const keyShape = /^[\da-f-]{36}$/;

/** What was posted, once its seal was looked at. */
export interface OpenedForm {
  /** As typed, without what the seal brought. */
  readonly fields: URLSearchParams;
  /** Of the document it stood in. */
  readonly key: string;
}

/**
 * The token of a document: only who has its session's cookie can make it, and it ends with the session. No
 * two documents have the same one, so that the lengths of compressed pages cannot be put together to one.
 */
function tokenOf(sessieId: string, key: string): string {
  return createHmac('sha256', sessieId).update(`posted form ${key}`).digest('base64url');
}

/**
 * What the forms of one document carry.
 * @param sessieId the word in the session's cookie; undefined outside the login
 */
export function createSeal(sessieId: string | undefined): FormSeal {
  const key = randomUUID();
  return sessieId === undefined ? { key } : { key, token: tokenOf(sessieId, key) };
}

/**
 * Opens what was posted: the fields that a person filled in, and the document's key.
 * @throws Refusal 403 when the form did not stand in a page of this session, 400 without a key
 */
export function openSeal(body: URLSearchParams, sessieId: string | undefined): OpenedForm {
  const fields = new URLSearchParams(body);
  const key = fields.get(formFields.key) ?? '';
  if (!keyShape.test(key)) throw new Refusal(400, 'a form without a key');
  const token = Buffer.from(fields.get(formFields.token) ?? '');
  const expected = Buffer.from(sessieId === undefined ? '' : tokenOf(sessieId, key));
  const same = token.length === expected.length && timingSafeEqual(token, expected);
  if (sessieId !== undefined && !same) throw new Refusal(403, 'a form of another session');
  fields.delete(formFields.token);
  fields.delete(formFields.key);
  return { fields, key };
}
