import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTijdPagina } from './createTijdPagina.ts';
import { dagenVooruit } from './sprongen.rules.ts';

let dag: Temporal.PlainDate;
let gevraagd: number[];
let app: FastifyInstance;

beforeEach(async () => {
  dag = Temporal.PlainDate.from('2026-11-21');
  gevraagd = [];
  ({ app } = await createTijdPagina({
    leesDag: async () => String(dag),
    verzetDag: async (dagen) => {
      gevraagd.push(dagen);
      if (dagen === 666) throw new Error('kapot');
      dag = dag.add({ days: dagen });
      return dagen === 7 ? [] : [{ wat: { nl: 'Premies', en: 'Premiums' }, aantal: 3 }];
    },
    log: Fastify({ logger: { level: 'silent' } }).log,
  }));
});
afterEach(() => app.close());

const open = (taal = 'nl') => app.inject({ url: '/', headers: { 'accept-language': taal } });

const druk = (velden: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ van: String(dag), ...velden }).toString(),
  });

describe('the Tijd page', () => {
  it('says which day it is at the insurer, in Dutch and in English', async () => {
    expect((await open()).body).toContain('zaterdag 21 november 2026');
    expect((await open('en')).body).toMatch(/Saturday,? 21 November 2026/);
  });

  it('says that time only goes forward, and allows nothing from elsewhere', async () => {
    const pagina = await open();

    expect(pagina.body).toContain('De tijd gaat alleen vooruit.');
    expect(pagina.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.inject('/stijl.css')).body).toContain('--grond');
  });

  it.each([
    ['dag', 1],
    ['week', 7],
    ['maand', 30],
    ['jaareinde', 40],
  ])('goes on at the press of a button (%s: %i days)', async (naar, dagen) => {
    const antwoord = await druk({ naar });

    expect([antwoord.statusCode, antwoord.headers.location]).toEqual([303, '/']);
    expect(gevraagd).toEqual([dagen]);
  });

  it('goes to a chosen day, and shows what happened on the way', async () => {
    await druk({ naar: 'datum', datum: '2027-02-01' });
    await druk({ naar: 'week' });

    const { body } = await open();

    expect(gevraagd).toEqual([72, 7]);
    expect((await open('en')).body).toContain('<dt>Premiums</dt>');
    expect(body).toMatch(/Premies<\/dt>\s*<dd>3<\/dd>/);
    expect(body).toContain('Er was niets te doen.');
  });

  it.each([
    ['een dag die er was', { naar: 'datum', datum: '2026-11-21' }, 'De tijd gaat alleen vooruit.'],
    ['een dag die niet bestaat', { naar: 'datum', datum: '2027-02-30' }, 'Kies een dag die'],
    ['geen dag', { naar: 'datum', datum: '' }, 'Kies een dag die bestaat.'],
    ['te ver', { naar: 'datum', datum: '2030-01-01' }, 'Dat is te ver.'],
    ['een woord van elders', { naar: 'constructor' }, 'Kies een dag die bestaat.'],
  ])('does not move the day for %s', async (_wat, velden, melding) => {
    const antwoord = await druk(velden);

    expect(antwoord.statusCode).toBe(400);
    expect(antwoord.body).toContain(melding);
    expect(gevraagd).toEqual([]);
  });

  it('moves the day once when a button is pressed twice', async () => {
    const van = String(dag);
    const [een, ander] = await Promise.all([
      druk({ van, naar: 'maand' }),
      druk({ van, naar: 'maand' }),
    ]);

    expect([een.statusCode, ander.statusCode]).toEqual([303, 409]);
    expect(ander.body).toContain('De dag was intussen al verzet.');
    expect(gevraagd).toEqual([30]);
  });

  it('says so when the day could not be moved, and goes on after it', async () => {
    const doel = String(dag.add({ days: 666 }));
    expect((await druk({ naar: 'datum', datum: doel })).statusCode).toBe(500);

    expect((await druk({ naar: 'dag' })).statusCode).toBe(303);
  });

  it('refuses to run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const niets = { leesDag: async () => '', verzetDag: async () => [], log: app.log };
    await expect(createTijdPagina(niets)).rejects.toThrow('NODE_ENV=production');
    vi.unstubAllEnvs();
  });
});

it('goes from the last day of a year to the last day of the next', () => {
  const vraag = { van: '2027-12-31', naar: 'jaareinde', datum: null };
  expect(dagenVooruit('2027-12-31', vraag)).toBe(366);
});
