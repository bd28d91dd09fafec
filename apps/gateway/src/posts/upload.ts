import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PostedFile, UploadAnswer } from '@mijn/contract/serverEntry';
import { calls } from '@mijn/contract/calls';
import { idempotencyHeader } from '@mijn/domain/headers';
import { isObject } from '@mijn/domain/values';
import type { Asker } from '../provider/ask.ts';
import { forward } from '../provider/forward.ts';
import { ProviderError } from '../provider/providerError.ts';

interface FormMessage {
  readonly headers: { readonly 'content-type': string; readonly 'content-length': string };
  readonly body: Readable;
}

const lineEnds = /\r\n|\r|\n/g;
const escapes: Readonly<Record<string, string>> = { '\n': '%0A', '\r': '%0D', '"': '%22' };

/** Escapes a name in quotes, as browsers do (HTML, multipart/form-data). */
const escaped = (name: string): string => name.replace(/[\n\r"]/g, (one) => escapes[one] ?? one);

const withLineEnds = (text: string): string => text.replace(lineEnds, '\r\n');

function partOf(name: string, value: string | File): readonly [head: string, value: Blob] {
  const field = `Content-Disposition: form-data; name="${escaped(withLineEnds(name))}"`;
  if (typeof value === 'string') return [`${field}\r\n\r\n`, new Blob([withLineEnds(value)])];
  const type = value.type || 'application/octet-stream';
  const file = `; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`;
  return [field + file, value];
}

/**
 * Serialises a form as a browser does, without copying: files are streamed, and the size is known
 * beforehand.
 */
export function formMessage(form: FormData): FormMessage {
  const boundary = `----mijn-${randomUUID()}`;
  const parts = Array.from(form, ([name, value]) => partOf(name, value));
  const pieces = parts.flatMap(([head, value]) => [
    new Blob([`--${boundary}\r\n${head}`]),
    value,
    new Blob(['\r\n']),
  ]);
  const all = [...pieces, new Blob([`--${boundary}--\r\n`])];
  async function* read() {
    for (const piece of all) yield* piece.stream();
  }
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(all.reduce((sum, { size }) => sum + size, 0)),
    },
    body: Readable.from(read(), { objectMode: false }),
  };
}

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

const harmlessLevels: ReadonlySet<unknown> = new Set(['info', 'warn']);

/** Returns whether a message allows the file in a claim; an unknown level does not. */
const letsGoAlong = (message: unknown): boolean =>
  isObject(message) && harmlessLevels.has(message['level']);

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
