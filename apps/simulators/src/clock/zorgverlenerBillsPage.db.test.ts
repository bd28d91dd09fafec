import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ZorgverlenerBill } from './config.ts';
import { createTimePage } from './createTimePage.ts';
import { zorgverlenerBillsPath } from './zorgverlenerBillsPage.ts';

let app: FastifyInstance;
let list: ZorgverlenerBill[];

const one: ZorgverlenerBill = {
  nummer: 'D2026-100001',
  volgnummer: 1,
  naam: 'Tom Mulder',
  zorgsoort: 'Ziekenhuis',
  zorgverlener: 'Streekziekenhuis Vecht',
  behandelDatum: '2025-12-12',
  bedrag: 31_000,
  taken: false,
};

beforeEach(async () => {
  list = [one, { ...one, nummer: 'D2026-100002' }];
  ({ app } = await createTimePage({
    readDay: async () => '2026-11-21',
    moveDay: async () => [],
    zorgverlenerBills: {
      list: async () => list,
      takeBack: async ({ nummer }) => {
        if (nummer === 'D2026-100002') return 'byHand';
        if (list[0]?.taken) return 'doneBefore';
        list = list.map((row) => (row.nummer === nummer ? { ...row, taken: true } : row));
        return 'done';
      },
    },
    log: Fastify({ logger: { level: 'silent' } }).log,
  }));
});
afterEach(() => app.close());

const open = async (url: string, language = 'nl') =>
  (await app.inject({ url, headers: { 'accept-language': language } })).body.replaceAll(
    '\u00A0',
    ' ',
  );
const takeBack = (bill: string, line: string) =>
  app.inject({
    method: 'POST',
    url: zorgverlenerBillsPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ bill, line }).toString(),
  });

describe('the list of care providers’ bills', () => {
  it('is linked from the Tijd page, and shows the patient, day and amount', async () => {
    expect(await open('/')).toContain('href="/zorgverleners"');
    const page = await open(zorgverlenerBillsPath);
    expect(page).toContain('Ziekenhuis, Streekziekenhuis Vecht');
    expect(page).toContain('Tom Mulder · 12 december 2025 · € 310,00 · D2026-100001');
    expect(await open(zorgverlenerBillsPath, 'en')).toContain('Take back');
  });

  it('withdraws a bill on a press of the button, once', async () => {
    const { statusCode, headers } = await takeBack('D2026-100001', '1');
    expect([statusCode, headers.location]).toEqual([303, '/zorgverleners']);
    expect(await open(zorgverlenerBillsPath)).toContain('<strong>Teruggenomen</strong>');
    const again = await takeBack('D2026-100001', '1');
    expect([again.statusCode, again.body.includes('was al teruggenomen')]).toEqual([409, true]);
  });

  it('reports that there are no bills', async () => {
    list = [];
    const page = await open(zorgverlenerBillsPath);
    expect(page).toContain('Er zijn geen nota’s van zorgverleners.');
    expect(page).not.toContain('<form');
  });

  it.each([
    ['D2026-100002', '1', 409, 'met de hand'],
    ['D2026-100001', '2', 400, 'Die nota is er niet.'],
    ['D2026-100003', '1', 400, 'Die nota is er niet.'],
  ])('changes nothing for %s line %s', async (bill, line, code, text) => {
    const { statusCode, body } = await takeBack(bill, line);
    expect([statusCode, body.includes(text)]).toEqual([code, true]);
    expect(list.every(({ taken }) => !taken)).toBe(true);
  });
});
