import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const MB = 1024 * 1024;
const kind = { 'content-type': 'multipart/form-data; boundary=x' };
const submit = '/api/v1/declaraties/indienen';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

function stream(bytes: number): Readable {
  const chunk = Buffer.alloc(64 * 1024, 'a');
  let about = bytes;
  return new Readable({
    read() {
      const part = chunk.subarray(0, Math.min(about, chunk.length));
      about -= part.length;
      this.push(part.length === 0 ? null : part);
    },
  });
}

/** Returns a generated body that counts the bytes read from it. */
function countedStream(bytes: number): [Readable, { bytes: number }] {
  const counter = { bytes: 0 };
  const source = stream(bytes).on('data', (part: Buffer) => {
    counter.bytes += part.length;
  });
  return [source.pause(), counter];
}

const send = (bytes: number, headers: Record<string, string> = {}) =>
  browser.call(submit, { body: stream(bytes), headers: { ...kind, ...headers } });

describe('sending files', () => {
  it.each([submit, '/api/v1/declaraties/valideren/bestand'])('forwards %s whole', async (path) => {
    const response = await browser.call(path, { body: stream(3 * MB), headers: kind });

    expect(response.json()).toMatchObject({ status: 200, body: { filename: 'nota.pdf' } });
    expect(testSetup.provider.seen.map(({ bytes }) => bytes)).toEqual([3 * MB]);
    expect(testSetup.provider.seen[0]?.headers).toMatchObject(kind);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('limits 40 MB to the speed at which the insurer reads, so that it never fills the memory', async () => {
    const allowed = Promise.withResolvers<void>();
    let parsed = 0;
    testSetup.provider.answer('/declaraties/indienen', async (reply) => {
      await allowed.promise;
      for await (const part of reply.request.raw) parsed += Buffer.byteLength(part);
      return { status: 200 };
    });
    const [source, counter] = countedStream(40 * MB);
    const attempt = browser.call(submit, { body: source, headers: kind });
    let earlier = -1;
    // The sender stalls once all buffers are full.
    await expect
      .poll(() => earlier === (earlier = counter.bytes) && earlier > 0, { interval: 150 })
      .toBe(true);

    expect(counter.bytes).toBeLessThan(16 * MB);
    allowed.resolve();
    expect((await attempt).status).toBe(200);
    expect(parsed).toBe(40 * MB);
  });

  it.each([
    ['said beforehand', { 'content-length': String(43 * MB) }],
    ['found out on the way', {}],
  ])('refuses more than 42 MB, %s', async (_name, headers) => {
    const attempt = send(43 * MB, headers).then(({ status }) => status);

    // A browser that is still sending may see the connection close before it reads the response.
    expect(await attempt.catch(() => 413)).toBe(413);
    expect(testSetup.provider.seen.every(({ bytes }) => bytes < 43 * MB)).toBe(true);
  });

  it.each(['application/json', 'text/plain'])('accepts forms only, not %s', async (other) => {
    const response = await browser.call(submit, {
      body: '{}',
      headers: { 'content-type': other },
    });

    expect([response.status, response.json()]).toEqual([415, { status: 415 }]);
  });
});

describe('the insurer’s response', () => {
  it('is returned unchanged: a refusal with its messages', async () => {
    const body = { status: 409, body: { validationMessages: { messages: [] } } };
    testSetup.provider.answer('/declaraties/indienen', (reply) => reply.code(409).send(body));

    const response = await browser.call(submit, { body: '--x--', headers: kind });

    expect([response.status, response.json()]).toEqual([409, body]);
  });

  it('includes Retry-After', async () => {
    testSetup.provider.answer('/declaraties/indienen', (reply) =>
      reply.code(503).header('retry-after', '60').send({ status: 503 }),
    );

    const response = await browser.call(submit, { body: '--x--', headers: kind });

    expect([response.status, response.headers['retry-after']]).toEqual([503, '60']);
  });

  it('is never returned as a page', async () => {
    testSetup.provider.answer('/declaraties/indienen', (reply) =>
      reply.type('text/html').send('<script>alert(1)</script>'),
    );

    const response = await browser.call(submit, { body: '--x--', headers: kind });

    expect(response.status).toBe(500);
    expect(response.json()).toMatchObject({ status: 500 });
    expect(response.text).not.toContain('script');
  });

  it('may come before everything was sent', async () => {
    testSetup.provider.answer('/declaraties/indienen', (reply) =>
      reply.code(400).send({ status: 400 }),
    );

    expect((await send(30 * MB)).status).toBe(400);
  });
});

it('leaves nothing waiting at the insurer after an aborted upload', async () => {
  let closed = false;
  testSetup.provider.answer('/declaraties/indienen', async (reply) => {
    await new Promise((done) => reply.raw.once('close', done));
    closed = true;
  });
  const half = new Readable({ read() {} });
  half.push('--x\r\n');
  const attempt = browser.call(submit, { body: half, headers: kind }).catch(() => undefined);
  await expect.poll(() => testSetup.provider.seen.length).toBe(1);
  half.destroy(new Error('gone'));
  await attempt;

  await expect.poll(() => closed).toBe(true);
});
