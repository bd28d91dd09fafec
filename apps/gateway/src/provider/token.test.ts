import { aanroeperClaims } from '@mijn/contract/aanroeper';
import { decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { maakTokenMaker } from './token.ts';

afterEach(() => vi.useRealTimers());

const wie = { sleutel: 'sessie-1', bsn: '999990081', niveau: 25 };

async function maak() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'k1' };
  return { publicKey, token: maakTokenMaker(jwk) };
}

it('is what the contract says of the caller’s token', async () => {
  const { publicKey, token } = await maak();
  const geheel = await token(wie);
  const { payload } = await jwtVerify(geheel, publicKey, {
    issuer: 'gateway',
    audience: 'provider',
  });
  const claims = aanroeperClaims.parse(payload);

  expect(claims).toMatchObject({ sub: wie.bsn, niveau: 25 });
  expect(claims.exp - claims.iat).toBe(60);
  expect(decodeProtectedHeader(geheel)).toEqual({ alg: 'ES256', kid: 'k1' });
});

it('is used again by the same session while it lives, and by no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { token } = await maak();
  const eerste = await token(wie);

  expect(await token(wie)).toBe(eerste);
  expect(await token({ ...wie, sleutel: 'sessie-2', bsn: '999992727' })).not.toBe(eerste);
  vi.setSystemTime(Date.now() + 41_000);
  expect(await token(wie)).not.toBe(eerste);
});
