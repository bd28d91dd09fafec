import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressTexts } from './compress.ts';

// As markup is: the same words in ever other orders.
const words = ['<li class="row">', '</li>', '<span>', '</span>', 'Tandarts', 'Fysio', '€ 45,00'];
const text = Array.from(
  { length: 4_000 },
  (_, i) => words[(i * i + Math.floor(i / 7)) % words.length] ?? '',
).join(' ');

function open() {
  const app = fastify();
  compressTexts(app);
  app.get('/', (_request, reply) => reply.type('text/html').send(text));
  const ask = async () => {
    const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
    return rawPayload.length;
  };
  return { app, ask };
}

it('presses harder where nobody waits behind it', async () => {
  const { app, ask } = open();
  const alone = await ask();
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  expect(first).toBe(alone);
  for (const length of others) expect(length).toBeGreaterThan(alone);
  expect(await ask()).toBe(alone);
  await app.close();
});
