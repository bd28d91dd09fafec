import type { Readable } from 'node:stream';
import { z } from 'zod';
import { ProviderError, translateStatus } from './providerError.ts';
import type { WholeResponse, ProviderRequest, ProviderConnection } from './connection.ts';

const maximumResponseBytes = 8 * 1024 * 1024;

/** Who calls, and until when there is someone to answer. */
export interface Call {
  readonly connection: ProviderConnection;
  /** The caller's token (contract.md, Who is calling). */
  readonly token: () => Promise<string>;
  readonly signal: AbortSignal;
}

const errorBody = z.object({ redenen: z.array(z.string()).catch([]) });

/** Rejects when the signal ends the work. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    const onAbort = () => refuse(new ProviderError('onbereikbaar', 503, [], signal.reason));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** Reads an answer whole, up to 8 MB. @throws ProviderError */
export async function parseText(body: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(Buffer.from(part));
    bytes += parts.at(-1)?.length ?? 0;
    if (bytes > maximumResponseBytes) throw new ProviderError('shape', 500);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Reads JSON. @throws ProviderError of soort `syntax` */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('syntax', 500);
  }
}

/** The status inside an answer (contract.md, Shapes); undefined where the call has none. */
function statusInResponse(json: unknown): number | undefined {
  const outside = statusOf(json);
  const status = typeof outside === 'object' ? statusOf(outside) : outside;
  return Number.isInteger(status) ? Number(status) : undefined;
}

function statusOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'status' in json ? json.status : undefined;
}

/**
 * Reads an answer as JSON. @throws ProviderError for a refusal, wherever it stands, or no JSON.
 * @param alsoResponse a status that is no refusal: its body has the answer's shape too
 */
async function parseResponse(
  { status, tekst }: WholeResponse,
  alsoResponse?: number,
): Promise<unknown> {
  const json = readJson(tekst);
  const real = status < 400 ? (statusInResponse(json) ?? status) : status;
  if (real >= 400 && real !== alsoResponse) {
    const { redenen } = errorBody.catch({ redenen: [] }).parse(json);
    throw new ProviderError('refused', translateStatus(real), redenen);
  }
  return json;
}

/**
 * Asks the provider something by GET and checks the answer's shape; unknown extra fields are dropped.
 * @param path below the provider's base, query included
 * @param headers headers of this call alone
 * @throws ProviderError
 */
export async function fetchResource<T>(
  call: Call,
  path: string,
  shape: z.ZodType<T>,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  return callProvider(call, { method: 'GET', path, headers: headers }, shape);
}

/**
 * Has the provider do something by POST, with `content` as JSON, and checks the answer's shape.
 * @param path below the provider's base
 * @throws ProviderError
 */
export async function sendRequest<T>(
  call: Call,
  path: string,
  content: object,
  shape: z.ZodType<T>,
): Promise<T> {
  return callProvider(call, { method: 'POST', path, body: JSON.stringify(content) }, shape);
}

/**
 * Has the provider put `content` in the place of what is there, by PUT. A conflict (409) is an answer
 * here too: it shows, in the same shape, what is there.
 * @throws ProviderError
 */
export async function putResource<T>(
  call: Call,
  path: string,
  content: object,
  shape: z.ZodType<T>,
): Promise<T> {
  return callProvider(call, { method: 'PUT', path, body: JSON.stringify(content) }, shape, 409);
}

/** Has the provider throw something away, by DELETE. @throws ProviderError */
export async function discard<T>(call: Call, path: string, shape: z.ZodType<T>): Promise<T> {
  return callProvider(call, { method: 'DELETE', path }, shape);
}

async function callProvider<T>(
  { connection, signal, token }: Call,
  what: Pick<ProviderRequest, 'method' | 'path' | 'body'> &
    Partial<Pick<ProviderRequest, 'headers'>>,
  shape: z.ZodType<T>,
  alsoResponse?: number,
): Promise<T> {
  const headers = {
    ...what.headers,
    accept: 'application/json',
    authorization: `Bearer ${await token()}`,
    ...(what.body !== undefined && { 'content-type': 'application/json' }),
  };
  const ask = async () =>
    parseResponse(await fetchWhole(connection, { ...what, headers, signal }), alsoResponse);
  const json = await Promise.race([ask(), aborted(signal)]).catch((error: unknown) => {
    throw error instanceof ProviderError
      ? error
      : new ProviderError('onbereikbaar', 503, [], error);
  });
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new ProviderError('shape', 500, [], shapeErrors(parsed.error));
  return parsed.data;
}

async function fetchWhole(
  connection: ProviderConnection,
  request: ProviderRequest,
): Promise<WholeResponse> {
  if (request.method === 'GET' && connection.readWhole) return connection.readWhole(request);
  const { status, body } = await connection(request);
  return { status, tekst: await parseText(body) };
}

/** Where the shape was wrong, without the values. */
function shapeErrors(error: z.ZodError): string {
  return error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');
}

/** Writes a query string of the values that are there. */
export function queryString(
  fields: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
