import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { sendRawRequest } from '../testing/sendRawRequest.testing.ts';
import { startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());

it.each(['POST', 'GET'])(
  'redirects a share without a service worker to the form: %s',
  async (method) => {
    const body = new FormData();
    body.append('bestanden', new Blob(['%PDF-1.7 hidden']), 'nota.pdf');
    const response = await fetch(`${testSetup.addresses.ZZ}/delen`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/declaraties/indienen?gedeeld=1',
    ]);
    expect(testSetup.provider.seen).toEqual([]);
  },
);

describe('a share without a service worker', () => {
  const MB = 1024 * 1024;
  const path = '/delen';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };

  it('is drained up to the limit, so that the sender reads the response', async () => {
    const answer = await sendRawRequest(testSetup.browser(), { path, headers, bytes: 60 * MB });
    expect(answer).toMatch(/^HTTP\/1.1 303 /);
  });

  it('is disconnected beyond any plausible size', async () => {
    const attempt = sendRawRequest(testSetup.browser(), { path, headers, bytes: 2000 * MB });
    await expect(attempt).rejects.toThrow(/EPIPE|ECONNRESET|ended/);
  });

  it('is disconnected without a size', async () => {
    const { host, port } = new URL(testSetup.addresses.ZZ);
    const line = connect(Number(port), '127.0.0.1');
    line.write(
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc`,
    );
    const answer = await text(line);
    expect(answer).toMatch(/^HTTP\/1.1 303 /);
    expect(answer).toMatch(/^connection: close/im);
  });

  it('is rate-limited per address, like files', async () => {
    const limited = await startTestGateway({ limits: { uploads: 2 } });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) {
      const answer = await limited.browser().request(path, { method: 'POST', headers, body: 'x' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([303, 303, 429]);
    await limited.stop();
  });
});
