import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  createToken,
  numberOf,
  startTestProvider,
  useTestProvider,
} from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

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
  it('is required on every call, including the two that send files', async () => {
    for (const { path, nested } of calls()) {
      const { status, text, headers } = await provider.request(path);
      expect([status, text]).toEqual([401, body(401, nested)]);
      expect(headers['cache-control']).toBe('no-store');
    }
    for (const path of ['/declaraties/indienen', '/declaraties/valideren/bestand']) {
      expect((await provider.request(path, undefined, { method: 'POST' })).status).toBe(401);
    }
  });

  it('is accepted by the old and the new key during key rotation', async () => {
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

  it('is required for in-process calls too', async () => {
    expect((await inProcess({})).statusCode).toBe(401);
    const lapsed = await createToken(bsnOf('sanne'), { old: 61 });
    expect((await inProcess({ authorization: `Bearer ${lapsed}` })).statusCode).toBe(401);
    const good = await createToken(bsnOf('sanne'));
    expect((await inProcess({ authorization: `Bearer ${good}` })).statusCode).toBe(200);
  });

  it('ignores headers with a BSN and a level', async () => {
    const headers = { bsn: bsnOf('jan'), zekerheidsniveau: '30', 'x-forwarded-for': '127.0.0.1' };
    const plain = await provider.request('/declaraties', 'sanne');
    expect(await provider.request('/declaraties', 'sanne', { headers })).toEqual(plain);
    expect((await provider.request('/declaraties', undefined, { headers })).status).toBe(401);
  });
});

describe('an address that does not exist', () => {
  it.each(['/', '/declaratie', '/relatie/1', '/zorgpas', '/docs'])(
    'answers 404 for %s',
    async (path) => {
      const { status, text } = await provider.request(path, 'sanne');
      expect([status, text]).toEqual([404, '{"status":404}']);
    },
  );

  it('answers 405 for another method, without revealing which numbers exist', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      const { status } = await provider.request('/declaraties/D2026-100000', 'sanne', { method });
      expect(status).toBe(405);
    }
  });
});
