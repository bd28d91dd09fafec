import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionsFrom } from './options.ts';
import { StartError } from './startError.ts';

const root = path.resolve('/work');
const read = (env: NodeJS.ProcessEnv) => optionsFrom(env, root);

describe('optionsFrom', () => {
  it('defaults to port 3000 and data in var', () => {
    expect(read({})).toEqual({
      port: 3000,
      varDir: path.join(root, 'var'),
      logLevel: 'info',
      assumeEigenRisico2027: false,
    });
  });

  it('reads every setting from the environment', () => {
    const env = {
      PORT: '4000',
      VAR_DIR: 'elsewhere',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://mijn.example/',
      MAINTENANCE_URL: 'http://status.example/now',
      DATABASE_URL: 'postgresql://me@db/mijn',
      DATABASE_OWNER_PASSWORD: 'one',
      DATABASE_APP_PASSWORD: 'two',
      DATABASE_JOBS_PASSWORD: 'three',
      GATEWAY_DATABASE_URL: 'postgresql://me@db/gateway',
      ASSUME_EIGEN_RISICO_2027: 'on',
    };
    expect(read(env)).toEqual({
      port: 4000,
      varDir: path.join(root, 'elsewhere'),
      logLevel: 'debug',
      publicUrl: 'https://mijn.example',
      maintenanceUrl: 'http://status.example/now',
      databaseUrl: 'postgresql://me@db/mijn',
      databasePasswords: { owner: ['one'], app: ['two'], jobs: ['three'] },
      gatewayDatabaseUrl: 'postgresql://me@db/gateway',
      assumeEigenRisico2027: true,
    });
  });

  it('treats an empty setting as absent', () => {
    const names = [
      'VAR_DIR',
      'PUBLIC_URL',
      'DATABASE_URL',
      'ASSUME_EIGEN_RISICO_2027',
      'LOG_LEVEL',
    ];
    const env = Object.fromEntries(names.map((name) => [name, '']));
    expect(read(env)).toEqual(read({}));
  });
});

describe('an invalid setting', () => {
  it('includes an incomplete set of role passwords', () => {
    expect(() => read({ DATABASE_APP_PASSWORD: 'two' })).toThrow(
      'Give all of DATABASE_OWNER_PASSWORD',
    );
  });

  it.each(['', '0', '1.5', 'x', '65535', '-1'])('includes a port like "%s"', (PORT) => {
    expect(() => read({ PORT })).toThrow(StartError);
    expect(() => read({ PORT })).toThrow(`PORT is "${PORT}"; it has to be a number from 1 to`);
  });

  it.each(['mijn.example', 'ftp://mijn.example', 'javascript:alert(1)'])(
    'includes a public address like %s',
    (PUBLIC_URL) => {
      expect(() => read({ PUBLIC_URL })).toThrow(`PUBLIC_URL is "${PUBLIC_URL}"`);
    },
  );

  it.each([
    ['http://127.0.0.1:3000', 'have a host name'],
    ['http://[::1]:3000', 'have a host name'],
    ['http://192.168.1.5:3000', 'have a host name'],
    ['http://mijn.example:3000', 'be https'],
    ['https://mijn.example/app', 'end with the host'],
  ])('includes a public address like %s, which has to %s', (PUBLIC_URL, must) => {
    expect(() => read({ PUBLIC_URL })).toThrow(StartError);
    expect(() => read({ PUBLIC_URL })).toThrow(`PUBLIC_URL is "${PUBLIC_URL}"; it has to ${must}`);
  });

  it('includes an unknown log level', () => {
    expect(() => read({ LOG_LEVEL: 'verbose' })).toThrow('LOG_LEVEL is "verbose"');
  });

  it('includes a switch that is neither on nor off', () => {
    expect(() => read({ ASSUME_EIGEN_RISICO_2027: 'yes' })).toThrow('has to be on or off');
  });

  it('includes production, because the simulators let anybody in', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow('NODE_ENV=production');
  });
});
