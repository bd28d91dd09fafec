import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankPath } from './bankPage.ts';
import type { BankService } from './config.ts';
import { createTimePage } from './createTimePage.ts';

const kenmerk = '5000056789012345';

let app: FastifyInstance;
let list: Awaited<ReturnType<BankService['list']>>;
let booked: Parameters<BankService['bookTransfer']>[0][];

beforeEach(async () => {
  booked = [];
  list = {
    betaalverzoeken: [{ kenmerk, naam: 'Sanne de Vries', open: 38_500, dueDate: '2026-12-12' }],
    incassos: [{ incassoId: 7, naam: 'Tom Mulder', bedrag: 15_325, datum: '2026-11-01' }],
  };
  ({ app } = await createTimePage({
    readDay: async () => '2026-11-21',
    moveDay: async () => [],
    bank: {
      list: async () => list,
      bookTransfer: async (one) => {
        if (one.kenmerk !== kenmerk) return 'unknown';
        if (one.bedrag <= 0) return 'impossible';
        booked.push(one);
        return 'done';
      },
      bookStorno: async (incassoId) => incassoId === 7,
    },
    log: Fastify({ logger: { level: 'silent' } }).log,
  }));
});
afterEach(() => app.close());

const open = async (language = 'nl') =>
  (await app.inject({ url: bankPath, headers: { 'accept-language': language } })).body.replaceAll(
    '\u00A0',
    ' ',
  );
const post = (fields: Record<string, string>, language = 'nl') =>
  app.inject({
    method: 'POST',
    url: bankPath,
    headers: {
      'accept-language': language,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the insurer’s bank', () => {
  it('lists open requests and debits in Dutch and in English', async () => {
    const page = await open();
    expect(page).toContain('Sanne de Vries, € 385,00');
    expect(page).toContain('5000 0567 8901 2345 · betalen uiterlijk 12 december 2026');
    expect(page).toContain('Tom Mulder, € 153,25');
    expect(await open('en')).toContain('to be paid by 12 December 2026');
    list = { betaalverzoeken: [], incassos: [] };
    expect(await open()).toMatch(/Er staat geen betaalverzoek open[\s\S]*niets afgeschreven/);
  });

  it('accepts a transfer with a typed amount and its own reference', async () => {
    const [, reference = ''] = /name="reference" value="([^"]+)"/.exec(await open()) ?? [];
    expect((await post({ kenmerk, amount: '89,50', reference })).statusCode).toBe(303);
    expect((await post({ kenmerk, amount: '89.50', reference }, 'en')).statusCode).toBe(303);
    const one = { kenmerk, bedrag: 8_950, reference };
    expect(booked).toEqual([one, one]);
    expect(/name="reference" value="([^"]+)"/.exec(await open())?.[1]).not.toBe(reference);
  });

  it.each([
    [{ kenmerk, amount: 'veel', reference: 'a' }, 400, 'Dat is geen bedrag.'],
    [{ kenmerk, amount: '0', reference: 'a' }, 400, 'Dat is geen bedrag.'],
    [{ kenmerk: '1', amount: '5', reference: 'a' }, 400, 'Dat betaalverzoek is er niet.'],
    [{ kenmerk, amount: '5' }, 400, 'Dat betaalverzoek is er niet.'],
    [{ incasso: '8' }, 409, 'al teruggeboekt'],
    [{ incasso: 'x' }, 409, 'al teruggeboekt'],
  ] as readonly [Record<string, string>, number, string][])(
    'explains why nothing was booked (%o)',
    async (fields, code, text) => {
      const answer = await post(fields);
      expect([answer.statusCode, answer.body]).toEqual([code, expect.stringContaining(text)]);
      expect(booked).toEqual([]);
    },
  );

  it('returns a debit', async () => {
    expect((await post({ incasso: '7' })).statusCode).toBe(303);
  });
});
