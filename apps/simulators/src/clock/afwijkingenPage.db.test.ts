import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { afwijkingenPath } from './afwijkingenPage.ts';
import type { Afwijking, ReturnedPayment } from './config.ts';
import { createTimePage } from './createTimePage.ts';

let app: FastifyInstance;
let list: Afwijking[];
let decided: string[];
let returned: ReturnedPayment[];

const one: Afwijking = {
  afwijkingId: 'a1',
  betaalverzoek: '5000056789012345',
  soort: 'bedrag',
  serviceId: 'tr_1',
  ontvangen: 4_999,
  valuta: 'EUR',
  asked: 5_000,
  besluit: null,
};

beforeEach(async () => {
  list = [one];
  decided = [];
  returned = [];
  ({ app } = await createTimePage({
    readDay: async () => '2026-11-21',
    moveDay: async () => [],
    afwijkingen: {
      list: async () => list,
      returned: async () => returned,
      decide: async (id, decision) => {
        if (decided.length > 0) return 'decidedBefore';
        decided.push(`${id} ${decision}`);
        list = list.map((row) => (row.afwijkingId === id ? { ...row, besluit: decision } : row));
        return 'done';
      },
    },
    log: Fastify({ logger: { level: 'silent' } }).log,
  }));
});
afterEach(() => app.close());

const open = async (url = afwijkingenPath, language = 'nl') =>
  (await app.inject({ url, headers: { 'accept-language': language } })).body.replaceAll(
    '\u00A0',
    ' ',
  );

const decide = (afwijking: string, decision: string) =>
  app.inject({
    method: 'POST',
    url: afwijkingenPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ afwijking, decision }).toString(),
  });

describe('the list of deviating payments', () => {
  it('is linked from the Tijd page, and shows received and requested amounts', async () => {
    expect(await open('/')).toContain('href="/afwijkingen"');
    const page = await open();
    expect(page).toContain('Een ander bedrag dan gevraagd');
    expect(page).toMatch(/Binnengekomen<\/dt>\s*<dd>€ 49,99/);
    expect(page).toMatch(/Gevraagd<\/dt>\s*<dd>€ 50,00/);
    expect(page).toContain('5000 0567 8901 2345');
    expect(await open(afwijkingenPath, 'en')).toContain('Another amount than was asked');
  });

  it('books on a press of the button, and then shows the decision', async () => {
    const { statusCode, headers } = await decide('a1', 'geboekt');
    expect([statusCode, headers.location]).toEqual([303, '/afwijkingen']);
    expect(decided).toEqual(['a1 geboekt']);
    const page = await open();
    expect(page).toContain('Er wacht niets op een besluit.');
    expect(page).toContain('Geboekt op het betaalverzoek');
    expect(page).not.toContain('<form');
  });

  it('only allows closing a payment in another currency', async () => {
    list = [{ ...one, soort: 'valuta', valuta: 'USD' }];
    const page = await open();
    expect(page).toContain('value="elders"');
    expect(page).not.toContain('value="geboekt"');
  });

  it.each([
    ['a2', 'geboekt', 400, 'Die betaling is er niet.'],
    ['a1', 'weggooien', 400, 'Die betaling is er niet.'],
  ])('changes nothing for %s, %s', async (id, decision, code, text) => {
    const { statusCode, body } = await decide(id, decision);
    expect([statusCode, decided]).toEqual([code, []]);
    expect(body).toContain(text);
  });

  it('lists payments that were returned without us, the effect, and unexplained ones', async () => {
    expect(await open()).not.toContain('Wat terugging');
    const back: ReturnedPayment = {
      id: '7',
      betaalverzoek: '5000056789012345',
      serviceId: 'tr_7',
      soort: 'teruggehaald',
      bedrag: 6_000,
      heropend: 5_000,
      tegoed: 400,
      datum: Temporal.PlainDate.from('2026-11-21'),
    };
    returned = [{ ...back, id: '8', bedrag: -6_000, heropend: 0, tegoed: 0 }, back];
    const page = await open();
    expect(page).toMatch(/Toch bij ons gekomen[^]*Teruggehaald door de bank/);
    expect(page).toMatch(/Staat weer open<\/dt>\s*<dd>€ 50,00/);
    expect(page).toMatch(/Was een tegoed<\/dt>\s*<dd>€ 4,00/);
    expect(page.match(/Niet te verklaren<\/dt>\s*<dd>€ 6,00/g)).toHaveLength(1);
    expect(page).toContain('5000 0567 8901 2345');
    expect(page).toContain('21 november 2026');
  });

  it('reports that somebody else decided first', async () => {
    await decide('a1', 'geboekt');
    const { statusCode, body } = await decide('a1', 'terugbetaald');
    expect([statusCode, decided]).toEqual([409, ['a1 geboekt']]);
    expect(body).toContain('Daarover was al besloten.');
  });
});
