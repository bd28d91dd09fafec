import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeparateApps,
  type Copy,
  createSeparateApps,
  fetchAnywhere,
  logIn,
} from './apart.testing.ts';
import { freePort } from '../postgres/freePort.ts';

// Runs gateway and provider as two processes with only their environment, as in production.
let apart: SeparateApps;
let provider: Copy;
let gateway: Copy;

beforeAll(async () => {
  const port = await freePort();
  apart = await createSeparateApps(port);
  provider = await apart.startProvider();
  gateway = await apart.startGateway(provider.port, port);
}, 120_000);
afterAll(() => apart.close());

it('shows the provider’s data after a login, over HTTP throughout', async () => {
  const cookie = await logIn(apart.url, 'sanne');
  const page = await fetchAnywhere(`${apart.url}/overzicht`, { headers: { cookie } });

  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Sanne');
});

it('serves metrics on separate ports only', async () => {
  for (const { port, metricsPort } of [gateway, provider]) {
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await figures.text()).toContain('http_request_duration_seconds_count{method="GET"');
    expect((await fetchAnywhere(`http://localhost:${port}/metrics`)).status).not.toBe(200);
  }
});

it('stops both cleanly on a signal', async () => {
  expect(await Promise.all([gateway.stop(), provider.stop()])).toEqual([
    [0, null],
    [0, null],
  ]);
});
