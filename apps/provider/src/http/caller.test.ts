import { callerToken } from '@mijn/contract/caller';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCallerReader, createGatewayReader } from './caller.ts';

const { algorithm, audience, issuer } = callerToken;
const createKeys = () => generateKeyPair(algorithm, { extractable: true });
const [ours, next, foreign] = await Promise.all([createKeys(), createKeys(), createKeys()]);
const publicKeys = [await exportJWK(ours.publicKey), await exportJWK(next.publicKey)];

const sanne = bsnOf('sanne');
const seconds = () => Math.floor(Date.now() / 1000);

/** Returns an authorization header; `otherwise` overrides the usual claims. */
async function header(otherwise: JWTPayload = {}, key = ours.privateKey): Promise<string> {
  const usual = {
    iss: issuer,
    aud: audience,
    sub: sanne,
    niveau: 25,
    iat: seconds(),
    exp: seconds() + 30,
  };
  const token = new SignJWT({ ...usual, ...otherwise }).setProtectedHeader({ alg: algorithm });
  return `Bearer ${await token.sign(key)}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const read = await createCallerReader(publicKeys, issuer);
const refused = (status: number) => expect.objectContaining({ status });

afterEach(() => vi.useRealTimers());

describe('createCallerReader', () => {
  it('reads the caller from the token', async () => {
    expect(await read(await header())).toMatchObject({ bsn: sanne, niveau: 25 });
    expect(await read(await header({ niveau: 30 }))).toMatchObject({ niveau: 30 });
  });

  it('accepts the old and the new key during key rotation', async () =>
    expect(await read(await header({}, next.privateKey))).toMatchObject({ bsn: sanne }));

  it.each<[string, () => Promise<string | undefined>]>([
    ['no token', async () => undefined],
    ['a token without the scheme Bearer', async () => (await header()).replace('Bearer ', '')],
    ['a key other than the gateway’s', () => header({}, foreign.privateKey)],
    ['another audience', () => header({ aud: 'elders' })],
    ['another issuer', () => header({ iss: 'elders' })],
    ['an expired token', () => header({ iat: seconds() - 40, exp: seconds() - 10 })],
    ['a token issued over a minute ago', () => header({ iat: seconds() - 62 })],
    ['a token valid for over a minute', () => header({ exp: seconds() + 61 })],
    ['a subject that is not a BSN', () => header({ sub: '123456789' })],
    ['an unknown DigiD level', () => header({ niveau: 26 })],
    ['staff without a reason', () => header({ actor: 'medewerker-7' })],
    ['staff with an empty reason', () => header({ actor: 'medewerker-7', reden: '' })],
    [
      'staff with an invisible reason',
      () => header({ actor: 'medewerker-7', reden: '\u200B'.repeat(5) }),
    ],
    ['the token for payment notices', () => header({ sub: 'gateway', doel: 'betaalmelding' })],
  ])('rejects %s', async (_what, make) => {
    await expect(read(await make())).rejects.toEqual(refused(401));
  });

  it.each([
    ['without a signature', 'none', sanne],
    ['with another algorithm', 'HS256', sanne],
    ['about another person', algorithm, bsnOf('jan')],
  ])('rejects a token that was changed: %s', async (_how, alg, sub) => {
    const [, claims = '', signature = ''] = (await header()).split('.');
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub };
    const token = `Bearer ${encode({ alg })}.${encode(changed)}.${signature}`;
    await expect(read(token)).rejects.toEqual(refused(401));
  });

  it.each([10, 20])('rejects a login of level %i', async (niveau) => {
    await expect(read(await header({ niveau }))).rejects.toEqual(refused(403));
  });

  it('accepts staff who give a reason', async () =>
    expect(await read(await header({ actor: 'medewerker-7', reden: 'vraag' }))).toEqual({
      bsn: sanne,
      niveau: 25,
      actor: 'medewerker-7',
      reden: 'vraag',
    }));
});

describe('the token of a representative', () => {
  const { representativeAudience: aud } = callerToken;
  const machtiging = '3f2b6c1e-0000-4000-8000-000000000000';
  const digid = { vertegenwoordigde: bsnOf('jan'), bereik: ['zorg'] };

  it('names who acts, and for whom by a permission or by DigiD Machtigen', async () => {
    expect(await read(await header({ aud, machtiging }))).toEqual({
      bsn: sanne,
      niveau: 25,
      actsFor: { machtiging },
    });
    expect(await read(await header({ aud, ...digid }))).toMatchObject({
      bsn: sanne,
      actsFor: digid,
    });
  });

  it.each<[string, () => Promise<string>]>([
    ['for nobody', () => header({ aud })],
    ['for two', () => header({ aud, machtiging, ...digid })],
    ['of staff', () => header({ aud, machtiging, actor: 'medewerker-7', reden: 'een vraag' })],
    ['without a scope', () => header({ aud, ...digid, bereik: [] })],
    ['with an unknown scope', () => header({ aud, ...digid, bereik: ['alles'] })],
    ['for a person without a BSN', () => header({ aud, ...digid, vertegenwoordigde: '1' })],
    ['with a malformed permission', () => header({ aud, machtiging: 'x' })],
  ])('is rejected %s', async (_what, make) => {
    await expect(read(await make())).rejects.toEqual(refused(401));
  });

  it('never passes for the token of the person, nor the reverse', async () => {
    expect(await read(await header({ machtiging }))).not.toHaveProperty('actsFor');
    await expect(read(await header({ aud: [aud, audience], machtiging }))).rejects.toEqual(
      refused(401),
    );
    const low = await header({ aud, machtiging, niveau: 20 });
    await expect(read(low)).rejects.toEqual(refused(403));
  });
});

describe('a token that is sent again', () => {
  it('yields the same caller object, unlike another token of the same person', async () => {
    const once = await header();
    expect(await read(once)).toBe(await read(once));
    expect(await read(await header({ iat: seconds() - 1 }))).not.toBe(await read(once));
  });

  it('is rejected once it has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await header();
    await read(token);
    vi.setSystemTime(Date.now() + 31_000);
    await expect(read(token)).rejects.toEqual(refused(401));
  });

  it('is rejected for its level each time', async () => {
    const low = await header({ niveau: 20 });
    await expect(read(low)).rejects.toEqual(refused(403));
    await expect(read(low)).rejects.toEqual(refused(403));
  });
});

describe('createGatewayReader', () => {
  const passing = { sub: 'gateway', doel: 'betaalmelding' };

  it('accepts a token of the gateway for its purpose only, and no token of a person', async () => {
    const readGateway = await createGatewayReader(publicKeys, issuer);
    const readNotice = (token: string | undefined) => readGateway(token, 'betaalmelding');
    expect(await readNotice(await header(passing))).toBeUndefined();
    for (const wrong of [
      await header(),
      await header({ ...passing, doel: 'iets' }),
      await header({ ...passing, doel: 'emailbevestiging' }),
      await header({ ...passing, sub: sanne }),
      await header(passing, foreign.privateKey),
      await header({ ...passing, exp: seconds() + 61 }),
      undefined,
    ]) {
      await expect(readNotice(wrong)).rejects.toEqual(refused(401));
    }
  });
});
