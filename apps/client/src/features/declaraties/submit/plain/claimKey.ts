import { plainForm } from './plainForm.ts';

const keyShape = /^[\da-f-]{36}$/;

const plain = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : { name: value.name, size: value.size };

/** A digest of a claim as it is sent in: SHA-256, in hexadecimal digits. */
async function digestOf(form: FormData): Promise<string> {
  const content = JSON.stringify(Array.from(form, ([name, value]) => [name, plain(value)]));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of a claim, and how the page carries it on where nobody knows whether the claim came in. */
export interface ClaimKey {
  readonly key: string;
  readonly carried: string;
}

/**
 * Under which key a claim is sent in: the one it was sent in under before, as long as it is the same claim, else
 * that of its document (ADR 0032). The form it stands in is sealed for this session, and the insurer knows keys
 * per person: nobody reaches another's by it.
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
