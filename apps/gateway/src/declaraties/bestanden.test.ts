import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testhulp/browser.testhulp.ts';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';

const MB = 1024 * 1024;
const soort = { 'content-type': 'multipart/form-data; boundary=x' };
const indienen = '/api/v1/declaraties/indienen';

let proef: Proef;
let browser: Browser;
beforeAll(async () => {
  proef = await startProef();
  browser = await ingelogd(proef);
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

/** A body of so many bytes that is made while it is sent. */
function stroom(bytes: number): Readable {
  const brok = Buffer.alloc(64 * 1024, 'a');
  let over = bytes;
  return new Readable({
    read() {
      const deel = brok.subarray(0, Math.min(over, brok.length));
      over -= deel.length;
      this.push(deel.length === 0 ? null : deel);
    },
  });
}

/** The same, counting what was asked of it. */
function geteldeStroom(bytes: number): [Readable, { bytes: number }] {
  const teller = { bytes: 0 };
  const bron = stroom(bytes).on('data', (deel: Buffer) => {
    teller.bytes += deel.length;
  });
  return [bron.pause(), teller];
}

const stuur = (bytes: number, headers: Record<string, string> = {}) =>
  browser.roep(indienen, { body: stroom(bytes), headers: { ...soort, ...headers } });

describe('sending files', () => {
  it.each([indienen, '/api/v1/declaraties/valideren/bestand'])('%s arrives whole', async (pad) => {
    const antwoord = await browser.roep(pad, { body: stroom(3 * MB), headers: soort });

    expect(antwoord.json()).toMatchObject({ status: 200, body: { filename: 'nota.pdf' } });
    expect(proef.provider.gezien.map(({ bytes }) => bytes)).toEqual([3 * MB]);
    expect(proef.provider.gezien[0]?.headers).toMatchObject(soort);
    expect(antwoord.headers['cache-control']).toBe('no-store');
  });

  it('of 40 MB goes no faster than the insurer reads, so that it never stands in memory', async () => {
    const mag = Promise.withResolvers<void>();
    let gelezen = 0;
    proef.provider.antwoord('/declaraties/indienen', async (reply) => {
      await mag.promise;
      for await (const deel of reply.request.raw) gelezen += Buffer.byteLength(deel);
      return { status: 200 };
    });
    const [bron, teller] = geteldeStroom(40 * MB);
    const poging = browser.roep(indienen, { body: bron, headers: soort });
    let eerder = -1;
    // The sender stalls once every buffer on the way is full.
    await expect
      .poll(() => eerder === (eerder = teller.bytes) && eerder > 0, { interval: 150 })
      .toBe(true);

    expect(teller.bytes).toBeLessThan(16 * MB);
    mag.resolve();
    expect((await poging).status).toBe(200);
    expect(gelezen).toBe(40 * MB);
  });

  it.each([
    ['said beforehand', { 'content-length': String(43 * MB) }],
    ['found out on the way', {}],
  ])('beyond 42 MB is refused, %s', async (_naam, headers) => {
    const poging = stuur(43 * MB, headers).then(({ status }) => status);

    // A browser that is still sending may see the connection end before it reads the answer.
    expect(await poging.catch(() => 413)).toBe(413);
    expect(proef.provider.gezien.every(({ bytes }) => bytes < 43 * MB)).toBe(true);
  });

  it.each(['application/json', 'text/plain'])('takes forms only, not %s', async (ander) => {
    const antwoord = await browser.roep(indienen, {
      body: '{}',
      headers: { 'content-type': ander },
    });

    expect([antwoord.status, antwoord.json()]).toEqual([415, { status: 415 }]);
  });
});

describe('what the insurer answers', () => {
  it('comes back as it is: a refusal with its messages', async () => {
    const body = { status: 409, body: { validationMessages: { messages: [] } } };
    proef.provider.antwoord('/declaraties/indienen', (reply) => reply.code(409).send(body));

    const antwoord = await browser.roep(indienen, { body: '--x--', headers: soort });

    expect([antwoord.status, antwoord.json()]).toEqual([409, body]);
  });

  it('asks to come back later', async () => {
    proef.provider.antwoord('/declaraties/indienen', (reply) =>
      reply.code(503).header('retry-after', '60').send({ status: 503 }),
    );

    const antwoord = await browser.roep(indienen, { body: '--x--', headers: soort });

    expect([antwoord.status, antwoord.headers['retry-after']]).toEqual([503, '60']);
  });

  it('is never a page on our address', async () => {
    proef.provider.antwoord('/declaraties/indienen', (reply) =>
      reply.type('text/html').send('<script>alert(1)</script>'),
    );

    const antwoord = await browser.roep(indienen, { body: '--x--', headers: soort });

    expect(antwoord.status).toBe(500);
    expect(antwoord.json()).toMatchObject({ status: 500 });
    expect(antwoord.tekst).not.toContain('script');
  });

  it('may come before all was sent', async () => {
    proef.provider.antwoord('/declaraties/indienen', (reply) =>
      reply.code(400).send({ status: 400 }),
    );

    expect((await stuur(30 * MB)).status).toBe(400);
  });
});

it('an upload that breaks off leaves nothing waiting at the insurer', async () => {
  let gesloten = false;
  proef.provider.antwoord('/declaraties/indienen', async (reply) => {
    await new Promise((klaar) => reply.raw.once('close', klaar));
    gesloten = true;
  });
  const half = new Readable({ read() {} });
  half.push('--x\r\n');
  const poging = browser.roep(indienen, { body: half, headers: soort }).catch(() => undefined);
  await expect.poll(() => proef.provider.gezien.length).toBe(1);
  half.destroy(new Error('weg'));
  await poging;

  await expect.poll(() => gesloten).toBe(true);
});
