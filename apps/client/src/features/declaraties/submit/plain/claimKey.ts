import { plainForm } from './plainForm.ts';

const keyShape = /^[\da-f-]{36}$/;

const plain = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : { name: value.name, size: value.size };

/** Returns a digest of a claim as it is sent: SHA-256, in hexadecimal digits. */
async function digestOf(form: FormData): Promise<string> {
  const content = JSON.stringify(Array.from(form, ([name, value]) => [name, plain(value)]));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of a claim, and the form that the page carries it in when it is unknown whether the
 * claim arrived.
 */
export interface ClaimKey {
  readonly key: string;
  readonly carried: string;
}

/**
 * Returns the idempotency key of a claim: that of the earlier attempt while it is the same claim, else that
 * of its document (ADR 0032). The form is sealed for this session, and the insurer keeps keys per person,
 * so nobody can reach another person's.
 */
export async function claimKey(
  fields: URLSearchParams,
  form: FormData,
  documentKey: string,
): Promise<ClaimKey> {
  const digest = await digestOf(form);
  const [before = '', sent] = (fields.get(plainForm.claimKey) ?? '').split(' ');
  const key = sent === digest && keyShape.test(before) ? before : documentKey;
  return { key, carried: `${key} ${digest}` };
}
