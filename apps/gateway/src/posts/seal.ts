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

/** The token of a session: only who has its cookie can make it, and it ends with the session. */
function tokenOf(sessieId: string): string {
  return createHmac('sha256', sessieId).update('posted form').digest('base64url');
}

/**
 * What the forms of one document carry.
 * @param sessieId the word in the session's cookie; undefined outside the login
 */
export function createSeal(sessieId: string | undefined): FormSeal {
  const key = randomUUID();
  return sessieId === undefined ? { key } : { key, token: tokenOf(sessieId) };
}

/**
 * Opens what was posted: the fields that a person filled in, and the document's key.
 * @throws Refusal 403 when the form did not stand in a page of this session, 400 without a key
 */
export function openSeal(body: URLSearchParams, sessieId: string | undefined): OpenedForm {
  const fields = new URLSearchParams(body);
  const token = Buffer.from(fields.get(formFields.token) ?? '');
  const expected = Buffer.from(sessieId === undefined ? '' : tokenOf(sessieId));
  const same = token.length === expected.length && timingSafeEqual(token, expected);
  if (sessieId !== undefined && !same) throw new Refusal(403, 'a form of another session');
  const key = fields.get(formFields.key) ?? '';
  if (!keyShape.test(key)) throw new Refusal(400, 'a form without a key');
  fields.delete(formFields.token);
  fields.delete(formFields.key);
  return { fields, key };
}
