import type { Readable } from 'node:stream';
import { Refusal } from '../http/refusal.ts';
import { ProviderError, translateStatus } from './providerError.ts';
import { aborted, type Asker } from './ask.ts';
import { readJson, readText } from './readAnswer.ts';

/** What is streamed to the provider. */
export interface Upload {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** The provider's own answer to it. */
export interface UploadResponse {
  readonly status: number;
  readonly json: unknown;
  /** Its Retry-After, if it asked to come back later. */
  readonly retry: string | undefined;
}

async function send({ connection, signal, token }: Asker, upload: Upload): Promise<UploadResponse> {
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
 * Streams a body to the provider by POST and gives its JSON back unchanged, refusals included: it is held against
 * no shape here, unlike what `ask` gets. By then a claim may be stored, and an answer that differs in a field would
 * be told as a failure, after which it is sent once more. Whoever reads it takes it for what anybody could have sent,
 * and reads it field by field, with a way on for each that is missing (the client's `submit/send/outcome.ts`).
 * @throws ProviderError when there is no JSON or no answer, Refusal when the body broke
 */
export async function forward(call: Asker, upload: Upload): Promise<UploadResponse> {
  const broken = new Promise<never>((_, refuse) => upload.body.once('error', refuse));
  try {
    return await Promise.race([send(call, upload), broken, aborted(call.signal)]);
  } catch (error) {
    if (error instanceof ProviderError || error instanceof Refusal) throw error;
    throw new ProviderError('unreachable', 503, [], error);
  }
}
