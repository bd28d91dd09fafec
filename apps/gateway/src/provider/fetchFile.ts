import type { Readable } from 'node:stream';
import { restPaths } from '@mijn/contract/restPaths';
import type { Language } from '@mijn/domain/language';
import { ProviderError, translateStatus } from './providerError.ts';
import { aborted, type Call } from './callOn.ts';

/** A file of a claim on its way; the body has to be read or destroyed. */
export interface Attachment {
  readonly soort: string;
  readonly bytes: string | undefined;
  readonly header: string;
  readonly body: Readable;
}

/** What the insurer's files can be (decisions §5). */
const kinds = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const safeHeader = /^attachment;[ -~]*$/;
const impossible = /^(?:|\.|\.\.|.{65,})$/s;
const missingStatuses = new Set([400, 404, 405]);

/**
 * `GET …/bestanden/{bestandId}`, an extension: a file as the insurer keeps it, not read into memory.
 * A foreign, unknown or malformed one fails the same way: 404.
 * @throws ProviderError
 */
export function fetchFile(call: Call, number: string, bestandId: string): Promise<Attachment> {
  return load(call, restPaths.declaratieFile, { id: number, bestandId });
}

/**
 * `GET …/bevestiging`, an extension: the confirmation of a claim as a PDF, in a language. A foreign,
 * unknown or malformed number fails the same way: 404.
 * @throws ProviderError
 */
export function fetchConfirmation(
  call: Call,
  number: string,
  language: Language,
): Promise<Attachment> {
  return load(call, `${restPaths.confirmation}?taal=${language}`, { id: number });
}

async function load(
  { connection, signal, token }: Call,
  filePath: string,
  parts: Readonly<Record<string, string>>,
): Promise<Attachment> {
  if (Object.values(parts).some((part) => impossible.test(part))) {
    throw new ProviderError('refused', 404);
  }
  const path = filePath.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((parts[name] ?? '').toWellFormed()),
  );
  const headers = { authorization: `Bearer ${await token()}` };
  const request = connection({ method: 'GET', path, headers, signal });
  const response = await Promise.race([request, aborted(signal)]).catch((error: unknown) => {
    throw error instanceof ProviderError
      ? error
      : new ProviderError('onbereikbaar', 503, [], error);
  });
  const soort = String(response.headers['content-type']);
  if (response.status === 200 && kinds.has(soort)) {
    const header = String(response.headers['content-disposition']);
    const bytes = response.headers['content-length'];
    return {
      soort,
      bytes: typeof bytes === 'string' ? bytes : undefined,
      header: safeHeader.test(header) ? header : 'attachment',
      body: response.body,
    };
  }
  response.body.destroy();
  if (response.status < 400) throw new ProviderError('shape', 500);
  const status = missingStatuses.has(response.status) ? 404 : translateStatus(response.status);
  throw new ProviderError('refused', status);
}
