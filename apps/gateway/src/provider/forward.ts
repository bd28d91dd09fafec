import type { Readable } from 'node:stream';
import { Refusal } from '../http/refusal.ts';
import { ProviderError, translateStatus } from './providerError.ts';
import { rejectOnAbort, type Asker } from './ask.ts';
import { readJson, readText } from './readAnswer.ts';

export interface Upload {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

export interface UploadResponse {
  readonly status: number;
  readonly json: unknown;
  /** Retry-After, if present. */
  readonly retry: string | undefined;
}

async function sendToProvider(
  { connection, signal, token }: Asker,
  upload: Upload,
): Promise<UploadResponse> {
  const authorization = `Bearer ${await token()}`;
  const headers = { ...upload.headers, accept: 'application/json', authorization };
  const response = await connection.stream({
    method: 'POST',
    path: upload.path,
    headers,
    body: upload.body,
    signal,
  });
  const json = readJson(await readText(response.body));
  const retry = response.headers['retry-after'];
  return {
    status: response.status < 400 ? response.status : translateStatus(response.status),
    json,
    retry: typeof retry === 'string' ? retry : undefined,
  };
}

/**
 * Streams a POST to the provider and returns its JSON unchanged, also for refusals, without validation,
 * unlike `ask`. The claim may be stored by then, and an invalid field would be reported as a failure, after
 * which it is sent again. Readers treat it as untrusted, field by field, with a fallback for each missing
 * one (the client's `submit/send/outcome.ts`).
 * @throws ProviderError without JSON or response, Refusal if the body broke
 */
export async function forward(call: Asker, upload: Upload): Promise<UploadResponse> {
  const broken = new Promise<never>((_, refuse) => upload.body.once('error', refuse));
  try {
    return await Promise.race([sendToProvider(call, upload), broken, rejectOnAbort(call.signal)]);
  } catch (error) {
    if (error instanceof ProviderError || error instanceof Refusal) throw error;
    throw new ProviderError('unreachable', 503, [], error);
  }
}
