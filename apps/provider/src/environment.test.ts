import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });

const privateHalf = JSON.stringify(await exportJWK(privateKey));

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');

const least = {
  DATABASE_URL: 'postgres://owner:secret@db.example/mijn',
  CALLER_PUBLIC_KEY: JSON.stringify(await exportJWK(publicKey)),
  FILES_FOLDER: '/var/lib/mijn',
  DATABASE_OWNER_PASSWORD: 'password-of-owner',
  DATABASE_APP_PASSWORD: 'password-of-the-app',
  DATABASE_JOBS_PASSWORD: 'password-of-jobs',
  STATE_KEY: key('a'),
  SEAL_KEY: key('b'),
};
const paying = {
  PAYMENT_PROVIDER_URL: 'https://api.bank.example',
  PAYMENT_PROVIDER_KEY: 'live_key',
  BETALING_REDIRECT_HOSTS: 'pay.bank.example, www.bank.example',
  PUBLIC_URL: 'https://mijn.example/',
};
const bucket = {
  S3_BUCKET_URL: 'https://s3.example/mijn',
  S3_REGION: 'eu-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'word',
};

describe('parseEnvironment', () => {
  it('requires a database, a folder and its secrets, and nothing else', () => {
    expect(parseEnvironment(least)).toMatchObject({
      port: 3010,
      host: '::',
      config: {
        logins: { url: [least.DATABASE_URL] },
        extensions: true,
        paymentProvider: undefined,
      },
    });
  });

  it('accepts two values of each secret during its rotation', () => {
    const { config } = parseEnvironment({
      ...least,
      DATABASE_URL_PREVIOUS: 'postgres://owner:other@db.example/mijn',
      DATABASE_APP_PASSWORD_PREVIOUS: 'earlier-password-of-the-app',
      STATE_KEY_PREVIOUS: key('c'),
      SEAL_KEY_PREVIOUS: `${key('d')}, ${key('e')}`,
    });
    expect(config.logins).toEqual({
      url: [least.DATABASE_URL, 'postgres://owner:other@db.example/mijn'],
      passwords: {
        owner: ['password-of-owner'],
        app: ['password-of-the-app', 'earlier-password-of-the-app'],
        jobs: ['password-of-jobs'],
      },
    });
    expect(config.stateKeys).toEqual([Buffer.alloc(32, 'a'), Buffer.alloc(32, 'c')]);
    expect(config.sealKey).toEqual(Buffer.alloc(32, 'b'));
  });

  it('treats an empty variable as missing', () => {
    expect(parseEnvironment({ ...least, PORT: '', CLAMAV: '', S3_REGION: '' }).port).toBe(3010);
  });

  it('assumes an own risk of 2027 only on request, and never in production', () => {
    expect(parseEnvironment(least).config.assumeEigenRisico2027).toBe(false);
    const assumed = { ...least, ASSUME_EIGEN_RISICO_2027: 'on' };
    expect(parseEnvironment(assumed).config.assumeEigenRisico2027).toBe(true);
    expect(() => parseEnvironment({ ...assumed, NODE_ENV: 'production' })).toThrow(
      'ASSUME_EIGEN_RISICO_2027',
    );
  });

  it('sends mail when configured, and refuses a simulator in production', () => {
    const mail = { MAIL_URL: 'smtp://mail.localhost', MAIL_FROM: 'bericht@zz.nl' };
    expect(parseEnvironment(least).config.mail).toBeUndefined();
    const whole = { ...least, ...mail, PUBLIC_URL: 'https://mijn.example' };
    const { mail: config } = parseEnvironment({
      ...whole,
      ANKERZEE_URL: 'https://anker.example',
    }).config;
    expect(config?.url).toBe(mail.MAIL_URL);
    expect(config?.confirmAt).toEqual({
      ZZ: 'https://mijn.example/e-mail-bevestigen',
      AZVZ: 'https://anker.example/e-mail-bevestigen',
    });
    expect(() => parseEnvironment({ ...whole, NODE_ENV: 'production' })).toThrow('MAIL_URL');
  });

  it('refuses mail when its links would lead nowhere', () => {
    const mail = { MAIL_URL: 'smtp://mail.localhost', MAIL_FROM: 'bericht@zz.nl' };
    expect(() => parseEnvironment({ ...least, ...mail })).toThrow('PUBLIC_URL');
  });

  it('enables web push when both keys and the contact address are set', () => {
    const keys = { PUSH_PUBLIC_KEY: 'B'.repeat(87), PUSH_PRIVATE_KEY: 'a'.repeat(43) };
    const push = { ...keys, PUSH_SUBJECT: 'mailto:wij@zz.nl' };
    expect(parseEnvironment(least).config.push).toBeUndefined();
    expect(parseEnvironment({ ...least, ...push }).config.push).toEqual({
      publicKey: push.PUSH_PUBLIC_KEY,
      privateKey: push.PUSH_PRIVATE_KEY,
      subject: push.PUSH_SUBJECT,
    });
    for (const [name, value] of [
      ['PUSH_PUBLIC_KEY', ''],
      ['PUSH_PRIVATE_KEY', 'short'],
      ['PUSH_SUBJECT', ''],
      ['PUSH_SUBJECT', 'http://zz.nl'],
    ] as const) {
      expect(() => parseEnvironment({ ...least, ...push, [name]: value }), name).toThrow(name);
    }
  });

  it('enables payments, with return addresses by brand', () => {
    const { config } = parseEnvironment({
      ...least,
      ...paying,
      ANKERZEE_URL: 'https://anker.example',
    });

    expect(config.paymentProvider).toMatchObject({
      webhookAddress: 'https://mijn.example/webhooks/betalingen',
      returnAddresses: {
        ZZ: 'https://mijn.example/betaling/afhandeling',
        AZVZ: 'https://anker.example/betaling/afhandeling',
      },
      redirectHosts: ['pay.bank.example', 'www.bank.example'],
    });
  });

  it('stores files in a bucket and scans them', () => {
    const { config } = parseEnvironment({ ...least, ...bucket, CLAMAV: '/run/clamd.ctl' });

    expect(config).toMatchObject({
      s3: { address: 'https://s3.example/mijn' },
      virusScanner: { socket: '/run/clamd.ctl' },
    });
  });

  it.each([
    [
      'nothing at all',
      {},
      'DATABASE_URL, DATABASE_OWNER_PASSWORD, DATABASE_APP_PASSWORD, DATABASE_JOBS_PASSWORD, STATE_KEY, SEAL_KEY, CALLER_PUBLIC_KEY, FILES_FOLDER',
    ],
    [
      'a password that is too short',
      { ...least, DATABASE_APP_PASSWORD: 'word' },
      'DATABASE_APP_PASSWORD',
    ],
    [
      'an earlier key that is none',
      { ...least, SEAL_KEY_PREVIOUS: `${key('d')},word` },
      'SEAL_KEY_PREVIOUS',
    ],
    ['a port that is none', { ...least, PORT: 'http' }, 'PORT'],
    [
      'the private half of the key',
      { ...least, CALLER_PUBLIC_KEY: privateHalf },
      'CALLER_PUBLIC_KEY',
    ],
    ['a key that is too short', { ...least, STATE_KEY: 'c2VjcmV0' }, 'STATE_KEY'],
    ['a key of 33 bytes', { ...least, SEAL_KEY: 'a'.repeat(44) }, 'SEAL_KEY'],
    ['part of S3', { ...least, S3_REGION: 'eu-1' }, 'S3_BUCKET_URL'],
    [
      'a bucket without an address',
      { ...least, ...bucket, S3_BUCKET_URL: 's3://mijn' },
      'S3_BUCKET_URL',
    ],
    [
      'an address where hosts are asked for',
      { ...least, ...paying, BETALING_REDIRECT_HOSTS: 'https://www.bank.example' },
      'BETALING_REDIRECT_HOSTS',
    ],
    [
      'a path that the gateway would not know',
      { ...least, ...paying, PUBLIC_URL: 'https://mijn.example/app' },
      'PUBLIC_URL',
    ],
    [
      'the version of the payment provider’s API',
      { ...least, ...paying, PAYMENT_PROVIDER_URL: 'https://api.bank.example/v2/' },
      'PAYMENT_PROVIDER_URL',
    ],
    ['one port for two', { ...least, PORT: '9100', METRICS_PORT: '9100' }, 'PORT, METRICS_PORT'],
    ['a scanner that is nowhere', { ...least, CLAMAV: 'clamd' }, 'CLAMAV'],
    [
      'part of paying',
      { ...least, PAYMENT_PROVIDER_KEY: 'live_key' },
      'PAYMENT_PROVIDER_URL, BETALING_REDIRECT_HOSTS, PUBLIC_URL',
    ],
    [
      'a payment provider that others can listen to',
      { ...least, ...paying, PAYMENT_PROVIDER_URL: 'http://api.bank.example' },
      'PAYMENT_PROVIDER_URL',
    ],
    [
      'a simulator in production',
      {
        ...least,
        ...paying,
        NODE_ENV: 'production',
        PAYMENT_PROVIDER_URL: 'http://ideal.localhost:3003',
        PAYMENT_PROVIDER_KEY: 'test_word',
      },
      'PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_KEY',
    ],
  ])('refuses %s by name, without its value', (_what, env, names) => {
    expect(() => parseEnvironment(env)).toThrow(`The provider does not start; look at: ${names}.`);
  });

  it('states the requirement of each variable', () => {
    const wrong = { ...least, STATE_KEY: 'word', SEAL_KEY_PREVIOUS: 'word' };
    expect(() => parseEnvironment(wrong)).toThrow(
      /\nSTATE_KEY: base64 of 32 bytes, .*\nSEAL_KEY_PREVIOUS: base64 of 32 bytes, [^\n]*$/,
    );
  });

  it('allows plain http to a bucket on this machine only, and not in production', () => {
    const open = { ...least, ...bucket, S3_BUCKET_URL: 'http://s3.localhost:9000/mijn' };
    expect(parseEnvironment(open).config.s3?.address).toBe(open.S3_BUCKET_URL);
    expect(() => parseEnvironment({ ...open, NODE_ENV: 'production' })).toThrow('S3_BUCKET_URL');
    const far = { ...open, S3_BUCKET_URL: 'http://s3.example/mijn' };
    expect(() => parseEnvironment(far)).toThrow('S3_BUCKET_URL');
  });

  it('accepts a simulator outside production', () => {
    const simulator = { PAYMENT_PROVIDER_URL: 'http://ideal.localhost:3003' };
    expect(
      parseEnvironment({ ...least, ...paying, ...simulator }).config.paymentProvider,
    ).toBeDefined();
  });
});
