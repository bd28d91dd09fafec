import { uploadTimes } from '@mijn/contract/uploadTimes';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { App } from './services.ts';

let app: App | undefined;
afterEach(() => app?.close());

const short = { header: 500, request: 1_000, check: 10 };

/** Starts an app with the timeouts `times` that accepts any body; returns its address. */
async function listen(times?: typeof short): Promise<string> {
  app = await createApp(pino({ level: 'silent' }), undefined, times);
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.post('/', async ({ raw }) => {
    let bytes = 0;
    for await (const piece of raw) bytes += Buffer.from(piece).length;
    return { bytes };
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Returns the status for a body of which one byte is sent now and then, for `ms` milliseconds. */
async function trickle(address: string, ms: number): Promise<number | undefined> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const sent = sendRequest(address, { method: 'POST', headers }).on('error', () => undefined);
  const answered: Promise<IncomingMessage[]> = once(sent, 'response');
  const until = performance.now() + ms;
  while (performance.now() < until && !sent.destroyed) {
    sent.write('x');
    await pause(10);
  }
  sent.end();
  const [response] = await answered;
  response?.resume();
  return response?.statusCode;
}

describe('a slow upload', () => {
  it('succeeds within the request timeout', async () => {
    expect(await trickle(await listen(short), short.request / 2)).toBe(200);
  });

  it('is aborted after the request timeout', async () => {
    expect(await trickle(await listen(short), short.request * 10)).toBe(408);
  });

  it('has at least the time that the gateway gives its client, with the timeouts of production', async () => {
    await listen();
    expect(app?.server.requestTimeout).toBeGreaterThanOrEqual(uploadTimes.fileCall);
    expect(uploadTimes.fileCall).toBeGreaterThan(uploadTimes.request);
  });
});
