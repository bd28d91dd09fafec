import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createToken,
  numberOf,
  startTestProvider,
  type TokenOverrides,
} from '../testing/trialProvider.testing.ts';

const provider = await startTestProvider();
afterAll(() => provider.stop());

const calls = () => {
  const sanne = numberOf('Sanne');
  return [
    { path: '/relatie', nested: true },
    { path: `/verzekerdenperjaartal?relatienummer=${sanne}&jaartal=2026`, nested: false },
    { path: '/declaraties', nested: true },
    { path: '/declaraties/D2026-100000', nested: true },
    { path: `/eigenRisicoPerJaar?relatienummer=${sanne}&jaar=2026&merk=ZZ`, nested: false },
  ];
};

const body = (status: number, nested: boolean) =>
  JSON.stringify(nested ? { status: { status } } : { status });

const inProcess = (headers: Record<string, string>) =>
  provider.app.inject({ method: 'GET', url: '/api/v1/relatie', headers });

describe('the caller’s token', () => {
  it('is asked for on every call, and on the two that send files', async () => {
    for (const { path, nested } of calls()) {
      const { status, text, headers } = await provider.request(path);
      expect([status, text]).toEqual([401, body(401, nested)]);
      expect(headers['cache-control']).toBe('no-store');
    }
    for (const path of ['/declaraties/indienen', '/declaraties/valideren/bestand']) {
      expect((await provider.request(path, undefined, { method: 'POST' })).status).toBe(401);
    }
  });

  it.each<[string, TokenOverrides]>([
    ['that has expired', { old: 31, valid: 30 }],
    ['that was made over a minute ago', { old: 61, valid: 3_600 }],
    ['that is valid for too long', { valid: 3_600 }],
    ['that is of the future', { old: -300 }],
    ['for another audience', { audience: 'gateway' }],
    ['of another issuer', { issuer: 'iemand' }],
    ['with a level that does not exist', { niveau: 26 }],
    ['of staff without a reason', { actor: 'medewerker-7' }],
  ])('is refused %s', async (_kind, otherwise) => {
    for (const { path, nested } of calls()) {
      const { status, text } = await provider.request(path, 'sanne', otherwise);
      expect([status, text]).toEqual([401, body(401, nested)]);
    }
  });

  it('is refused when forged: another key, no signature, another algorithm, a changed person', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const real = await createToken(bsnOf('sanne'));
    const [header = '', content = '', signature = ''] = real.split('.');
    const no = Buffer.from('{"alg":"none"}').toString('base64url');
    const other = (await createToken(bsnOf('jan'))).split('.')[1] ?? '';
    const forged = [
      await createToken(bsnOf('sanne'), { key: privateKey }),
      `${no}.${content}.`,
      `${no}.${content}.${signature}`,
      `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${content}.${signature}`,
      `${header}.${other}.${signature}`,
      'nonsense',
    ];
    for (const token of forged) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await provider.request('/relatie', undefined, { headers })).status).toBe(401);
    }
  });

  it('is taken by either key while the gateway’s keys are changed', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const previousCallerKey = await exportJWK(publicKey);
    const between = await startTestProvider({ previousCallerKey });
    const old = await createToken(bsnOf('sanne'), { key: privateKey });
    const headers = { authorization: `Bearer ${old}` };

    expect((await between.request('/relatie', undefined, { headers })).status).toBe(200);
    expect((await between.request('/relatie', 'sanne')).status).toBe(200);
    expect((await provider.request('/relatie', undefined, { headers })).status).toBe(401);
    await between.stop();
  });

  it('is asked for in-process too', async () => {
    expect((await inProcess({})).statusCode).toBe(401);
    const lapsed = await createToken(bsnOf('sanne'), { old: 61 });
    expect((await inProcess({ authorization: `Bearer ${lapsed}` })).statusCode).toBe(401);
    const good = await createToken(bsnOf('sanne'));
    expect((await inProcess({ authorization: `Bearer ${good}` })).statusCode).toBe(200);
  });

  it.each([10, 20])('with level %i is too low', async (niveau) => {
    for (const { path, nested } of calls()) {
      const { status, text } = await provider.request(path, 'sanne', { niveau });
      expect([status, text]).toEqual([403, body(403, nested)]);
    }
  });

  it('is all that counts: headers with a BSN and a level change nothing', async () => {
    const headers = { bsn: bsnOf('jan'), zekerheidsniveau: '30', 'x-forwarded-for': '127.0.0.1' };
    const plain = await provider.request('/declaraties', 'sanne');
    expect(await provider.request('/declaraties', 'sanne', { headers })).toEqual(plain);
    expect((await provider.request('/declaraties', undefined, { headers })).status).toBe(401);
  });
});

describe('an address that does not exist', () => {
  it.each(['/', '/declaratie', '/relatie/1', '/zorgpas', '/docs'])('%s is 404', async (path) => {
    const { status, text } = await provider.request(path, 'sanne');
    expect([status, text]).toEqual([404, '{"status":404}']);
  });

  it('answers another method as that of each number does, 405, and marks nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      const { status } = await provider.request('/declaraties/D2026-100000', 'sanne', { method });
      expect(status).toBe(405);
    }
  });
});
