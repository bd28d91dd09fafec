import { callerClaims } from '@mijn/contract/caller';
import { decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createTokenMaker } from './token.ts';

afterEach(() => vi.useRealTimers());

const who = { sessionKey: 'sessie-1', bsn: '999990081', niveau: 25 };

async function create() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'k1' };
  return { publicKey, token: createTokenMaker(jwk) };
}

it('has the claims of the contract', async () => {
  const { publicKey, token } = await create();
  const whole = await token(who);
  const { payload } = await jwtVerify(whole, publicKey, {
    issuer: 'gateway',
    audience: 'provider',
  });
  const claims = callerClaims.parse(payload);

  expect(claims).toMatchObject({ sub: who.bsn, niveau: 25 });
  expect(claims.exp - claims.iat).toBe(60);
  expect(decodeProtectedHeader(whole)).toEqual({ alg: 'ES256', kid: 'k1' });
});

it('is unique for a call without a session', async () => {
  const { token } = await create();
  const { sessionKey: _none, ...person } = who;
  expect(await token(person)).not.toBe(await token(person));
});

it('is reused by the same session while valid, and by no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { token } = await create();
  const first = await token(who);

  expect(await token(who)).toBe(first);
  expect(await token({ ...who, sessionKey: 'sessie-2', bsn: '999992727' })).not.toBe(first);
  vi.setSystemTime(Date.now() + 41_000);
  expect(await token(who)).not.toBe(first);
});
