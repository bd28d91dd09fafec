import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { arrearsPath } from './arrearsPage.ts';
import type { Arrears } from './config.ts';
import { createTimePage } from './createTimePage.ts';

let app: FastifyInstance;
let list: Arrears[];

beforeEach(async () => {
  list = [
    {
      id: '7',
      naam: 'F. El Amrani',
      stap: 'waarschuwing',
      sinds: Temporal.PlainDate.from('2027-05-05'),
      bedrag: 61_660,
      disputedSince: null,
      reason: null,
    },
  ];
  ({ app } = await createTimePage({
    readDay: async () => '2027-05-12',
    moveDay: async () => [],
    arrears: {
      list: async () => list,
      dispute: async (id, isDisputed) => {
        const disputedSince = isDisputed ? Temporal.PlainDate.from('2027-05-12') : null;
        list = list.map((one) => (one.id === id ? { ...one, disputedSince } : one));
        return true;
      },
    },
    log: Fastify({ logger: { level: 'silent' } }).log,
  }));
});
afterEach(() => app.close());

const open = async (language = 'nl') =>
  (
    await app.inject({ url: arrearsPath, headers: { 'accept-language': language } })
  ).body.replaceAll('\u00A0', ' ');

const decide = (arrears: string, decision: string) =>
  app.inject({
    method: 'POST',
    url: arrearsPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ arrears, decision }).toString(),
  });

it('lists people in arrears with stage and amount', async () => {
  expect((await app.inject({ url: '/' })).body).toContain(`href="${arrearsPath}"`);
  expect(await open()).toMatch(/F\. El Amrani[^]*Gewaarschuwd · 5 mei 2027 · € 616,60/);
  expect(await open('en')).toContain('Note: disputed');
});

it('notes a dispute, and its answer', async () => {
  expect((await decide('7', 'dispute')).statusCode).toBe(303);
  expect(await open()).toContain('Betwist sinds 12 mei 2027');
  expect((await decide('7', 'answer')).statusCode).toBe(303);
  expect(await open()).not.toContain('Betwist sinds');
});

it.each([
  ['8', 'dispute'],
  ['7', 'register'],
])('changes nothing for %s, %s', async (id, decision) => {
  const { statusCode, body } = await decide(id, decision);
  expect(statusCode).toBe(400);
  expect(body).toContain('Die achterstand is er niet meer.');
  expect(list[0]?.disputedSince).toBeNull();
});
