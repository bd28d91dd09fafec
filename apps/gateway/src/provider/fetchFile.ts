import type { Readable } from 'node:stream';
import { calls, type CallParts } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import type { Language } from '@mijn/domain/language';
import { isObject, parseJson } from '@mijn/domain/values';
import type { StreamResponse } from './connection.ts';
import { ProviderError, readRetryAfter, translateStatus } from './providerError.ts';
import { readText } from './readAnswer.ts';
import { addressOf } from './address.ts';
import { rejectOnAbort, type Asker, missingStatuses, toProviderError } from './ask.ts';

/** A file in transit; its body has to be read or destroyed. */
export interface Attachment {
  readonly contentType: string;
  readonly bytes: string | undefined;
  readonly header: string;
  readonly body: Readable;
}

const safeHeader = /^attachment;[ -~]*$/;

/**
 * Streams a claim's file, an extension. Foreign, unknown and malformed ids fail identically: 404.
 * @throws ProviderError
 */
export function fetchFile(asker: Asker, number: string, bestandId: string): Promise<Attachment> {
  return load(asker, calls.getBestand, { params: { id: number, bestandId } });
}

/**
 * Streams a document as PDF in a language, an extension; `call` determines which. Foreign, unknown and
 * malformed numbers fail identically: 404.
 * @throws ProviderError
 */
export function fetchDocument(
  asker: Asker,
  call: Call,
  params: Readonly<Record<string, string>>,
  language: Language,
): Promise<Attachment> {
  return load(asker, call, { params, query: { taal: language } });
}

/**
 * Streams a page of an unsent file, upright, an extension. Foreign, unknown and malformed files or pages
 * fail identically: 404.
 * @throws ProviderError
 */
export function fetchPage(asker: Asker, bestandId: string, bladzijde: string): Promise<Attachment> {
  return load(asker, calls.getBladzijde, { params: { bestandId, bladzijde } });
}

/** Returns the exhausted quota and its Retry-After, if the insurer gives them. */
async function toBusyError({ headers, body }: StreamResponse): Promise<ProviderError> {
  const json = await readText(body).then(parseJson, () => undefined);
  const reasons = isObject(json) && Array.isArray(json['redenen']) ? json['redenen'] : [];
  const named = reasons.filter((reason) => typeof reason === 'string');
  return new ProviderError(
    'refused',
    429,
    named,
    undefined,
    readRetryAfter(headers['retry-after']),
  );
}

async function load(
  { connection, signal, token }: Asker,
  call: Call,
  parts: CallParts,
): Promise<Attachment> {
  const path = addressOf(call, parts);
  const headers = { authorization: `Bearer ${await token()}` };
  const request = connection.stream({ method: 'GET', path, headers, signal });
  const response = await Promise.race([request, rejectOnAbort(signal)]).catch(toProviderError);
  // An insurer may name the encoding of JSON, which is always UTF-8.
  const contentType = String(response.headers['content-type']).replace(/\s*;.*$/s, '');
  if (response.status === 200 && call.streams?.includes(contentType)) {
    const header = String(response.headers['content-disposition']);
    const bytes = response.headers['content-length'];
    return {
      contentType,
      bytes: typeof bytes === 'string' ? bytes : undefined,
      header: safeHeader.test(header) ? header : 'attachment',
      body: response.body,
    };
  }
  if (response.status === 429) throw await toBusyError(response);
  // Destroying an unread undici body emits an error, which would be unhandled.
  response.body.once('error', () => undefined).destroy();
  if (response.status < 400) throw new ProviderError('shape', 500);
  const status = missingStatuses.has(response.status) ? 404 : translateStatus(response.status);
  throw new ProviderError('refused', status);
}
