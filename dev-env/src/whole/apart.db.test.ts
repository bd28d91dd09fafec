import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Apart, type Copy, createApart, fetchAnywhere, logIn } from './apart.testing.ts';
import { freePort } from '../postgres/freePort.ts';

// Gateway and provider as two processes with nothing but their environment, as production has them.
let apart: Apart;
let provider: Copy;
let gateway: Copy;

beforeAll(async () => {
  const port = await freePort();
  apart = await createApart(port);
  provider = await apart.startProvider();
  gateway = await apart.startGateway(provider.port, port);
}, 120_000);
afterAll(() => apart.close());

it('somebody logs in and sees what the provider has of her, over HTTP all the way', async () => {
  const cookie = await logIn(apart.url, 'sanne');
  const page = await fetchAnywhere(`${apart.url}/overzicht`, { headers: { cookie } });

  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Sanne');
});

it('each tells whoever runs it how long its answers take, and nobody else', async () => {
  for (const { port, metricsPort } of [gateway, provider]) {
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await figures.text()).toContain('http_request_duration_seconds_count{method="GET"');
    expect((await fetchAnywhere(`http://localhost:${port}/metrics`)).status).not.toBe(200);
  }
});

it('both stop cleanly when they are asked to', async () => {
  expect(await Promise.all([gateway.stop(), provider.stop()])).toEqual([
    [0, null],
    [0, null],
  ]);
});
