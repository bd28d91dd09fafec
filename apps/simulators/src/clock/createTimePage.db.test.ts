import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afwijkingenPath } from './afwijkingenPage.ts';
import { createTimePage } from './createTimePage.ts';
import { exampleBillsPath } from './exampleBillsPage.ts';
import { mailsPath } from './mailsPage.ts';
import { bankPath } from './bankPage.ts';
import { zorgverlenerBillsPath } from './zorgverlenerBillsPage.ts';

let day: Temporal.PlainDate;
let requested: number[];
let app: FastifyInstance;

beforeEach(async () => {
  day = Temporal.PlainDate.from('2026-11-21');
  requested = [];
  ({ app } = await createTimePage({
    readDay: async () => String(day),
    moveDay: async (days) => {
      requested.push(days);
      if (days === 666) throw new Error('broken');
      day = day.add({ days: days });
      return days === 7 ? [] : [{ what: { nl: 'Premies', en: 'Premiums' }, aantal: 3 }];
    },
    log: Fastify({ logger: { level: 'silent' } }).log,
  }));
});
afterEach(() => app.close());

const open = (language = 'nl') =>
  app.inject({ url: '/', headers: { 'accept-language': language } });

const post = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ from: String(day), ...fields }).toString(),
  });

describe('the Tijd page', () => {
  it('shows the insurer’s day in Dutch and in English', async () => {
    expect((await open()).body).toContain('zaterdag 21 november 2026');
    expect((await open('en')).body).toMatch(/Saturday 21 November 2026/);
  });

  it('explains that time only moves forward, and allows no external resources', async () => {
    const page = await open();

    expect(page.body).toContain('De tijd gaat alleen vooruit.');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.inject('/style.css')).body).toContain('--ground');
  });

  it.each([
    ['day', 1],
    ['week', 7],
    ['month', 30],
    ['yearEnd', 40],
  ])('moves on a press of the button (%s: %i days)', async (to, days) => {
    const response = await post({ to });

    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
    expect(requested).toEqual([days]);
  });

  it('moves to a chosen day, and shows what happened', async () => {
    await post({ to: 'date', date: '2027-02-01' });
    await post({ to: 'week' });

    const { body } = await open();

    expect(requested).toEqual([72, 7]);
    expect((await open('en')).body).toContain('<dt>Premiums</dt>');
    expect(body).toMatch(/Premies<\/dt>\s*<dd>3<\/dd>/);
    expect(body).toContain('Er was niets te doen.');
  });

  it.each([
    ['a day that has been', { to: 'date', date: '2026-11-21' }, 'De tijd gaat alleen vooruit.'],
    ['a day that does not exist', { to: 'date', date: '2027-02-30' }, 'Kies een dag die'],
    ['no day', { to: 'date', date: '' }, 'Kies een dag die bestaat.'],
    ['too far', { to: 'date', date: '2030-01-01' }, 'Dat is te ver.'],
    ['a word from elsewhere', { to: 'constructor' }, 'Die stap kennen we niet.'],
  ])('does not move the day for %s', async (_what, fields, told) => {
    const response = await post(fields);

    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(told);
    expect(requested).toEqual([]);
  });

  it('moves the day once for a double press', async () => {
    const from = String(day);
    const [one, other] = await Promise.all([
      post({ from, to: 'month' }),
      post({ from, to: 'month' }),
    ]);

    expect([one.statusCode, other.statusCode]).toEqual([303, 409]);
    expect(other.body).toContain('De dag was intussen al verzet.');
    expect(requested).toEqual([30]);
  });

  it('reports a failed move, and continues after it', async () => {
    const target = String(day.add({ days: 666 }));
    expect((await post({ to: 'date', date: target })).statusCode).toBe(500);

    expect((await post({ to: 'day' })).statusCode).toBe(303);
  });

  it('refuses to start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const nothing = { readDay: async () => '', moveDay: async () => [], log: app.log };
    await expect(createTimePage(nothing)).rejects.toThrow('NODE_ENV=production');
    vi.unstubAllEnvs();
  });

  it.each([afwijkingenPath, bankPath, mailsPath, zorgverlenerBillsPath, exampleBillsPath])(
    'has no page without its data, and no link to it: %s',
    async (path) => {
      expect((await app.inject({ url: path })).statusCode).toBe(404);
      expect((await open()).body).not.toContain(`href="${path}"`);
    },
  );
});
