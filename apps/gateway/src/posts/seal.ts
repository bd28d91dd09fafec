import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FormSeal } from '@mijn/contract/serverEntry';
import { formFields, opaqueFields } from '@mijn/domain/postedForm';
import { toPlainText } from '@mijn/domain/typedText';
import { Refusal } from '../http/refusal.ts';
import type { Sessie } from '../sessie/sessie.ts';

const keyShape = /^[\da-f-]{36}$/;

/** What was posted, once its seal was looked at. */
export interface OpenedForm {
  /** What people typed, as plain text (`toPlainText`), and what the page wrote; without what the seal brought. */
  readonly fields: URLSearchParams;
  /** Of the document it stood in. */
  readonly key: string;
  /** It stood in a page of an earlier session of the same person: nothing of it may be carried out. */
  readonly isEarlier?: true;
}

/** Whose forms are taken. */
export type Sealer = Pick<Sessie, 'marks'> & {
  /** The word in the session's cookie. */
  readonly sessieId: string;
};

// Between a document's own token and the mark of its person (ADR 0095).
const joint = '.';

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
 * @param personMark whose session it is
 */
export function createSeal(sessieId: string | undefined, personMark = ''): FormSeal {
  const key = randomUUID();
  if (sessieId === undefined) return { key };
  return { key, token: tokenOf(sessieId, key) + joint + personMark };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a form stood in a page of this session (`own`), in one of the same person before it, or in another's. */
function originOf(fields: URLSearchParams, key: string, { sessieId, marks }: Sealer) {
  const [token = '', mark = ''] = (fields.get(formFields.token) ?? '').split(joint);
  if (isSame(token, tokenOf(sessieId, key))) return 'own';
  return marks.some((one) => isSame(one, mark)) ? 'earlier' : 'another';
}

/** Whether a form stood in a page of somebody else than whose session it is posted in. */
export function isOfAnotherPerson(body: URLSearchParams, sealer: Sealer): boolean {
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
 * Opens what was posted: the fields that a person filled in, and the document's key.
 * @param sealer undefined: nobody's token is asked
 * @throws Refusal 403 when the form did not stand in a page of this person, 400 without a key
 */
export function openSeal(body: URLSearchParams, sealer: Sealer | undefined): OpenedForm {
  const key = body.get(formFields.key) ?? '';
  if (!keyShape.test(key)) throw new Refusal(400, 'a form without a key');
  const origin = sealer ? originOf(body, key, sealer) : 'own';
  if (origin === 'another') throw new Refusal(403, 'a form of another session');
  const fields = toPlainFields(body);
  fields.delete(formFields.token);
  fields.delete(formFields.key);
  return origin === 'earlier' ? { fields, key, isEarlier: true } : { fields, key };
}
