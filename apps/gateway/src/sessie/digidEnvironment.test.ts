import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { digidOf, digidSchema, invalidDigidSettings } from './digidEnvironment.ts';

const shape = z.object(digidSchema);
const least = {
  DIGID_ISSUER: 'https://broker.example',
  DIGID_CLIENT_ID: 'mijn',
  DIGID_CLIENT_SECRET: 'secret',
};
const parse = (more: object) => shape.parse({ ...least, ...more });

describe('the settings of a broker', () => {
  it('have defaults', () => {
    const { words, minimumLevel, clientSecret } = digidOf(parse({}));
    expect([minimumLevel, clientSecret]).toEqual([25, 'secret']);
    expect(words).toMatchObject({ scope: 'openid bsn', bsnClaim: 'bsn', levelClaim: 'acr' });
    expect(words?.levels.get('urn:mijn:digid:niveau:30')).toBe(30);
  });

  it('map the broker’s values to levels', () => {
    const { words } = digidOf(parse({ DIGID_LEVELS: 'urn:a:Smartcard=25, urn:a:x=y=30' }));
    expect([...(words?.levels ?? [])]).toEqual([
      ['urn:a:Smartcard', 25],
      ['urn:a:x=y', 30],
    ]);
  });

  it.each(['urn:a', 'urn:a=26', '=25', ''])('refuse levels like %j', (DIGID_LEVELS) => {
    expect(shape.safeParse({ ...least, DIGID_LEVELS }).success).toBe(false);
  });

  it('need a secret or a key, and not both', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const DIGID_CLIENT_KEY = JSON.stringify(await exportJWK(privateKey));
    const both = ['DIGID_CLIENT_SECRET', 'DIGID_CLIENT_KEY'];
    expect(invalidDigidSettings(parse({}))).toEqual([]);
    expect(invalidDigidSettings(parse({ DIGID_CLIENT_KEY }))).toEqual(both);
    expect(invalidDigidSettings(parse({ DIGID_CLIENT_SECRET: undefined }))).toEqual(both);
    const byKey = parse({ DIGID_CLIENT_KEY, DIGID_CLIENT_SECRET: undefined });
    expect(invalidDigidSettings(byKey)).toEqual([]);
    expect(digidOf(byKey)).toMatchObject({ clientKey: { kty: 'EC' } });
  });

  it('name a minimum that no level of the broker reaches', () => {
    expect(invalidDigidSettings(parse({ DIGID_LEVELS: 'low=10' }))).toEqual([
      'DIGID_LEVELS',
      'DIGID_MINIMUM_LEVEL',
    ]);
  });
});
