import { callPaths } from '@mijn/domain/paths';
import { ownHeader } from '@mijn/domain/headers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeparateApps,
  type Copy,
  createSeparateApps,
  fetchAnywhere,
  logIn,
} from './apart.testing.ts';
import { type Balancer, createBalancer } from './balancer.testing.ts';
import { freePort } from '../postgres/freePort.ts';

// Two gateways and two providers on one database, each pair behind a balancer.
let apart: SeparateApps;
let front: Balancer;
let back: Balancer;
let gateways: readonly Copy[];
let providers: readonly Copy[];

const portsOf = (copies: readonly Copy[]) => copies.map(({ port }) => port);

beforeAll(async () => {
  front = await createBalancer(await freePort());
  back = await createBalancer(await freePort());
  apart = await createSeparateApps(front.port);
  providers = [await apart.startProvider(), await apart.startProvider()];
  back.copies = portsOf(providers);
  gateways = [await apart.startGateway(back.port), await apart.startGateway(back.port)];
  front.copies = portsOf(gateways);
}, 180_000);
afterAll(async () => {
  await front.close();
  await back.close();
  await apart.close();
});

const overview = (cookie: string) =>
  fetchAnywhere(`${apart.url}/overzicht`, { headers: { cookie }, redirect: 'manual' });

it('shares a session between gateways, and signs out at both', async () => {
  const cookie = await logIn(apart.url, 'sanne');
  for (const port of portsOf(gateways)) {
    front.copies = [port];
    const page = await overview(cookie);
    expect([port, page.status, (await page.text()).includes('Sanne')]).toEqual([port, 200, true]);
  }
  front.copies = portsOf(gateways).slice(0, 1);
  const headers = { cookie, [ownHeader.name]: ownHeader.value };
  const out = await fetchAnywhere(apart.url + callPaths.gatewaySignOut, { headers });
  expect(out.ok).toBe(true);
  front.copies = portsOf(gateways).slice(1);
  expect((await overview(cookie)).status).toBe(302);
  front.copies = portsOf(gateways);
});

it('stops one of each without people noticing', async () => {
  const cookie = await logIn(apart.url, 'jan');
  const statuses: number[] = [];
  const over = new AbortController();
  const person = async () => {
    while (!over.signal.aborted) {
      const page = await overview(cookie);
      statuses.push(page.status);
      await page.text();
    }
  };
  const people = [person(), person(), person(), person()];
  const seen = async (count: number) => {
    const before = statuses.length;
    await expect.poll(() => statuses.length - before, { timeout: 30_000 }).toBeGreaterThan(count);
  };
  await seen(10);
  expect(await gateways[0]?.stop()).toEqual([0, null]);
  await seen(10);
  expect(await providers[1]?.stop()).toEqual([0, null]);
  await seen(10);
  over.abort();
  await Promise.all(people);

  expect([...new Set(statuses)]).toEqual([200]);
}, 120_000);
