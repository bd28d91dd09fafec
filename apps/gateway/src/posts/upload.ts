import type { PostedFile, UploadAnswer } from '@mijn/contract/serverEntry';
import { calls } from '@mijn/contract/calls';
import { idempotencyHeader } from '@mijn/domain/headers';
import { isObject } from '@mijn/domain/isObject';
import type { Asker } from '../provider/ask.ts';
import { forward } from '../provider/forward.ts';
import { ProviderError } from '../provider/providerError.ts';
import { formMessage } from './formMessage.ts';

async function forwardForm(
  asker: Asker,
  path: string,
  form: FormData,
  more: Readonly<Record<string, string>> = {},
): Promise<UploadAnswer> {
  const { headers, body } = formMessage(form);
  try {
    const { status, json, retry } = await forward(asker, {
      path,
      headers: { ...more, ...headers },
      body,
    });
    const seconds = retry === undefined ? Number.NaN : Number(retry);
    return { status, body: json, waitSeconds: Number.isFinite(seconds) ? seconds : undefined };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { status: error.status, body: undefined, waitSeconds: error.retrySeconds };
  }
}

const told: ReadonlySet<unknown> = new Set(['info', 'warn']);

/** Returns whether a message allows the file in a claim; an unknown level does not. */
const letsGoAlong = (message: unknown): boolean => isObject(message) && told.has(message['level']);

/**
 * Returns whether the claim needs the file itself: it is allowed, and the insurer has given no id, as with
 * the core only. Otherwise no claim can include it, and it is dropped.
 */
function isNeeded({ status, body }: UploadAnswer): boolean {
  const inside = isObject(body) ? body['body'] : undefined;
  if (status >= 300 || !isObject(inside) || 'bestandId' in inside) return false;
  const { filename, messages } = inside;
  if (typeof filename !== 'string') return false;
  return !Array.isArray(messages) || messages.every(letsGoAlong);
}

/** Sends a file of a claim to the insurer, to check and store it. */
export async function forwardFile(asker: Asker, file: File): Promise<PostedFile> {
  const form = new FormData();
  form.append('bestand', file, file.name);
  const answer = await forwardForm(asker, calls.validerenBestand.path, form);
  return { name: file.name, answer, ...(isNeeded(answer) && { content: file }) };
}

/** Sends a claim; the same key stores it once. */
export function forwardClaim(asker: Asker, form: FormData, key: string): Promise<UploadAnswer> {
  return forwardForm(asker, calls.indienen.path, form, { [idempotencyHeader]: key });
}
