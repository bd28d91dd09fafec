import { waitFor } from '@mijn/dev-env/waitFor';

/** Key of an element reference in WebDriver responses (W3C WebDriver, §11). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

// Longer than any wait for a page and shorter than a journey, so that the error names the command.
const longestAnswerMs = 60_000;

export class NotAnsweredError extends Error {
  override name = 'NotAnsweredError';
}

/** A session of W3C WebDriver; paths are relative to it. */
export interface Session {
  /**
   * @throws NotAnsweredError after `withinMs`, by default 60 s; Error with the driver's message for a
   * refusal
   */
  send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    withinMs?: number,
  ): Promise<unknown>;
}

async function request(
  url: string,
  method: string,
  body?: object,
  withinMs = longestAnswerMs,
): Promise<unknown> {
  const json = method === 'POST' ? JSON.stringify(body ?? {}) : undefined;
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(withinMs);
  const asked = { method, headers, signal, ...(json && { body: json }) };
  const response = await fetch(url, asked).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new NotAnsweredError(`WebDriver ${method} ${url}: no answer within ${withinMs} ms`);
  });
  const { value }: { value: unknown } = await response.json();
  if (!response.ok) throw new Error(`WebDriver ${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Waits until a driver responds at an address. */
export async function waitForDriver(address: string): Promise<void> {
  const isReady = () =>
    request(`${address}/status`, 'GET').then(
      () => true,
      () => false,
    );
  await waitFor('the driver of the browser', isReady, 20_000);
}

/**
 * Opens a session.
 * @throws Error with the driver's message if it fails
 */
export async function openSession(address: string, capabilities: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const value = await request(`${address}/session`, 'POST', body);
  const session = `${address}/session/${idOf(value)}`;
  return {
    send: (method, path, sent, withinMs) => request(session + path, method, sent, withinMs),
  };
}

function idOf(value: unknown): string {
  if (typeof value === 'object' && value && 'sessionId' in value) return String(value.sessionId);
  throw new Error(`no session: ${JSON.stringify(value)}`);
}
