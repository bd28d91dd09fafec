import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  maakToken,
  nummerVan,
  type ProefProvider,
  startProefProvider,
  type TokenAnders,
} from '../testhulp/proefProvider.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
});
afterAll(() => provider.stop());

const aanroepen = () => {
  const sanne = nummerVan('Sanne');
  return [
    { pad: '/relatie', genest: true },
    { pad: `/verzekerdenperjaartal?relatienummer=${sanne}&jaartal=2026`, genest: false },
    { pad: '/declaraties', genest: true },
    { pad: '/declaraties/D2026-100000', genest: true },
    { pad: `/eigenRisicoPerJaar?relatienummer=${sanne}&jaar=2026&merk=ZZ`, genest: false },
  ];
};

const body = (status: number, genest: boolean) =>
  JSON.stringify(genest ? { status: { status } } : { status });

const inProces = (headers: Record<string, string>) =>
  provider.app.inject({ method: 'GET', url: '/api/v1/relatie', headers });

describe('the caller’s token', () => {
  it('is asked for on every call, and on the two that send files', async () => {
    for (const { pad, genest } of aanroepen()) {
      const { status, tekst, headers } = await provider.vraag(pad);
      expect([status, tekst]).toEqual([401, body(401, genest)]);
      expect(headers['cache-control']).toBe('no-store');
    }
    for (const pad of ['/declaraties/indienen', '/declaraties/valideren/bestand']) {
      expect((await provider.vraag(pad, undefined, { method: 'POST' })).status).toBe(401);
    }
  });

  it.each<[string, TokenAnders]>([
    ['that has expired', { oud: 31, geldig: 30 }],
    ['that was made over a minute ago', { oud: 61, geldig: 3_600 }],
    ['that is valid for too long', { geldig: 3_600 }],
    ['that is of the future', { oud: -300 }],
    ['for another audience', { audience: 'gateway' }],
    ['of another issuer', { issuer: 'iemand' }],
    ['with a level that does not exist', { niveau: 26 }],
    ['of staff without a reason', { actor: 'medewerker-7' }],
  ])('is refused %s', async (_soort, anders) => {
    for (const { pad, genest } of aanroepen()) {
      const { status, tekst } = await provider.vraag(pad, 'sanne', anders);
      expect([status, tekst]).toEqual([401, body(401, genest)]);
    }
  });

  it('is refused when forged: another key, no signature, another algorithm, a changed person', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const echt = await maakToken(bsnVan('sanne'));
    const [kop = '', inhoud = '', handtekening = ''] = echt.split('.');
    const geen = Buffer.from('{"alg":"none"}').toString('base64url');
    const ander = (await maakToken(bsnVan('jan'))).split('.')[1] ?? '';
    const vervalst = [
      await maakToken(bsnVan('sanne'), { sleutel: privateKey }),
      `${geen}.${inhoud}.`,
      `${geen}.${inhoud}.${handtekening}`,
      `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${inhoud}.${handtekening}`,
      `${kop}.${ander}.${handtekening}`,
      'onzin',
    ];
    for (const token of vervalst) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await provider.vraag('/relatie', undefined, { headers })).status).toBe(401);
    }
  });

  it('is asked for in-process too', async () => {
    expect((await inProces({})).statusCode).toBe(401);
    const vervallen = await maakToken(bsnVan('sanne'), { oud: 61 });
    expect((await inProces({ authorization: `Bearer ${vervallen}` })).statusCode).toBe(401);
    const goed = await maakToken(bsnVan('sanne'));
    expect((await inProces({ authorization: `Bearer ${goed}` })).statusCode).toBe(200);
  });

  it.each([10, 20])('with level %i is too low', async (niveau) => {
    for (const { pad, genest } of aanroepen()) {
      const { status, tekst } = await provider.vraag(pad, 'sanne', { niveau });
      expect([status, tekst]).toEqual([403, body(403, genest)]);
    }
  });

  it('is all that counts: headers with a BSN and a level change nothing', async () => {
    const headers = { bsn: bsnVan('jan'), zekerheidsniveau: '30', 'x-forwarded-for': '127.0.0.1' };
    const gewoon = await provider.vraag('/declaraties', 'sanne');
    expect(await provider.vraag('/declaraties', 'sanne', { headers })).toEqual(gewoon);
    expect((await provider.vraag('/declaraties', undefined, { headers })).status).toBe(401);
  });
});

describe('an address that does not exist', () => {
  it.each(['/', '/declaratie', '/relatie/1', '/zorgpassen', '/docs'])('%s is 404', async (pad) => {
    const { status, tekst } = await provider.vraag(pad, 'sanne');
    expect([status, tekst]).toEqual([404, '{"status":404}']);
  });

  it('with another method is 404 as well, and marks nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      const { status } = await provider.vraag('/declaraties/D2026-100000', 'sanne', { method });
      expect(status).toBe(404);
    }
  });
});
