import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { internalOf, internalSchema, invalidInternalSettings } from './internalEnvironment.ts';

const whole = {
  INTERNAL_URL: 'https://intern.example',
  INTERNAL_PORT: '3100',
  INTERNAL_ISSUER: 'https://login.example',
  INTERNAL_CLIENT_ID: 'mijn-intern',
  INTERNAL_CLIENT_SECRET: 'some-secret',
};

const read = (variables: Readonly<Record<string, string>>) =>
  z.object(internalSchema).parse(variables);

describe('internalOf', () => {
  it('is undefined without an address, whatever else is set', () => {
    const { INTERNAL_URL: _, ...rest } = whole;
    expect(invalidInternalSettings(read(rest), true)).toEqual([]);
    expect(internalOf(read(rest))).toBeUndefined();
  });

  it('names all missing settings', () => {
    expect(invalidInternalSettings(read({ INTERNAL_URL: whole.INTERNAL_URL }), true)).toEqual([
      'INTERNAL_PORT',
      'INTERNAL_ISSUER',
      'INTERNAL_CLIENT_ID',
      'INTERNAL_CLIENT_SECRET',
    ]);
    expect(invalidInternalSettings(read(whole), true)).toEqual([]);
  });

  it.each(['http://localhost:3006', 'http://staff.localhost:3006', 'http://127.0.0.1:3006'])(
    'refuses a login on this machine in production: %s',
    (INTERNAL_ISSUER) => {
      const values = read({ ...whole, INTERNAL_ISSUER });
      expect(invalidInternalSettings(values, true)).toEqual(['INTERNAL_ISSUER']);
      expect(invalidInternalSettings(values, false)).toEqual([]);
    },
  );

  it('listens on this machine, for one brand and with internal mode off by default', () => {
    expect(internalOf(read(whole))).toEqual({
      port: 3100,
      host: '127.0.0.1',
      config: {
        brands: [{ merk: 'ZZ', url: 'https://intern.example' }],
        login: {
          issuer: 'https://login.example',
          clientId: 'mijn-intern',
          clientSecret: 'some-secret',
        },
        byDefault: false,
      },
    });
    const more = {
      INTERNAL_HOST: '10.0.0.2',
      INTERNAL_ANKERZEE_URL: 'https://intern.ankerzee.example',
      INTERNAL_DEFAULT: 'on',
    };
    expect(internalOf(read({ ...whole, ...more }))).toMatchObject({
      host: '10.0.0.2',
      config: {
        brands: [{ merk: 'ZZ' }, { merk: 'AZVZ', url: 'https://intern.ankerzee.example' }],
        byDefault: true,
      },
    });
  });
});
