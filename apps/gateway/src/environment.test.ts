import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterAll, describe, expect, it } from 'vitest';
import { gatewayEnvironment } from './environment.testing.ts';
import { parseEnvironment } from './environment.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

function linksFile(name: string, links: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(links));
  return file;
}

const ownLinks = JSON.parse(
  JSON.stringify(inventedLinks).replaceAll(/\.example\b/g, '.nl'),
) as unknown;

async function refusalOf(changed: NodeJS.ProcessEnv): Promise<string> {
  const env = await gatewayEnvironment(changed);
  try {
    parseEnvironment(env);
  } catch (error) {
    // The lines below explain each setting.
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
  }
  return 'none';
}

const refuses = (...names: string[]): string =>
  `The gateway does not start; look at: ${names.join(', ')}.`;

describe('parseEnvironment', () => {
  it('accepts secure settings in production', async () => {
    const env = await gatewayEnvironment({ LINKS_FILE: linksFile('own.json', ownLinks) });
    const { port, host, metrics, config } = parseEnvironment(env);
    expect({ port, host, metrics }).toEqual({ port: 3000, host: '127.0.0.1', metrics: undefined });
    expect(config).toMatchObject({ production: true, databaseUrl: 'postgres://db.example' });
  });

  it('serves metrics only if configured', async () => {
    const env = await gatewayEnvironment({ NODE_ENV: 'development', METRICS_PORT: '9100' });
    expect(parseEnvironment(env).metrics).toEqual({ port: 9100, host: '127.0.0.1' });
  });

  it('accepts the native app and its origins', async () => {
    const more = { NATIVE_ORIGINS: 'https://localhost', APPLE_APP_IDS: 'TEAM.example.mijn' };
    const env = await gatewayEnvironment({ NODE_ENV: 'development', ...more });
    expect(parseEnvironment(env).config.nativeApp).toEqual({
      origins: ['https://localhost'],
      apps: { ZZ: { apple: ['TEAM.example.mijn'] } },
    });
  });

  it('refuses a simulator in production', async () => {
    const digid = 'http://digid.localhost:3001';
    const hosts = 'pay.example, ideal.localhost:3003';
    expect(
      await refusalOf({
        DIGID_ISSUER: digid,
        BETALING_REDIRECT_HOSTS: hosts,
        LINKS_FILE: linksFile('own.json', ownLinks),
      }),
    ).toBe(refuses('DIGID_ISSUER', 'BETALING_REDIRECT_HOSTS'));
  });

  it('refuses plain http for BSNs in production', async () => {
    const open = {
      PROVIDER_URL: 'http://insurer.example/api/v1',
      DIGID_ISSUER: 'http://digid.example',
    };
    expect(await refusalOf(open)).toBe(refuses('PROVIDER_URL', 'DIGID_ISSUER'));
  });

  it.each([
    ['none', () => ''],
    ['a file that is not there', () => '/nowhere.json'],
    ['invented ones', () => linksFile('invented.json', inventedLinks)],
  ])('refuses a fictitious number in production: %s', async (_name, file) => {
    expect(await refusalOf({ LINKS_FILE: file() })).toBe(refuses('LINKS_FILE'));
  });

  it('explains what is wrong with the links', async () => {
    const env = await gatewayEnvironment({ LINKS_FILE: '/nowhere.json' });
    expect(() => parseEnvironment(env)).toThrow(
      'LINKS_FILE: it cannot be read; it has to be a JSON file',
    );
  });

  it('refuses one host name for two brands, whatever their ports', async () => {
    for (const ANKERZEE_URL of ['https://mijn.example', 'https://mijn.example:8443']) {
      const refused = await refusalOf({ NODE_ENV: 'development', ANKERZEE_URL });
      expect(refused).toBe(refuses('PUBLIC_URL', 'ANKERZEE_URL'));
    }
  });

  it('has a listener for staff only if fully configured, on this machine by default', async () => {
    const staff = {
      NODE_ENV: 'development',
      INTERNAL_URL: 'https://intern.example',
      INTERNAL_PORT: '3100',
      INTERNAL_ISSUER: 'https://login.example',
      INTERNAL_CLIENT_ID: 'mijn-intern',
      INTERNAL_CLIENT_SECRET: 'some-secret',
    };
    const { internal, config } = parseEnvironment(await gatewayEnvironment(staff));
    expect(internal).toMatchObject({ port: 3100, host: '127.0.0.1' });
    expect(config.internal).toMatchObject({ byDefault: false });
    const without = parseEnvironment(await gatewayEnvironment({ NODE_ENV: 'development' }));
    expect([without.internal, without.config.internal]).toEqual([undefined, undefined]);
    expect(await refusalOf({ ...staff, INTERNAL_PORT: '', INTERNAL_CLIENT_SECRET: '' })).toBe(
      refuses('INTERNAL_PORT', 'INTERNAL_CLIENT_SECRET'),
    );
    const simulated = {
      ...staff,
      NODE_ENV: 'production',
      LINKS_FILE: linksFile('o.json', ownLinks),
    };
    expect(
      await refusalOf({ ...simulated, INTERNAL_ISSUER: 'http://medewerkers.localhost:3006' }),
    ).toBe(refuses('INTERNAL_ISSUER'));
    expect(await refusalOf({ ...staff, INTERNAL_ISSUER: 'http://login.example' })).toBe(
      refuses('INTERNAL_ISSUER'),
    );
    for (const INTERNAL_URL of [
      'https://mijn.example',
      'https://mijn.example:9443',
      'https://mijn.example.:9443',
    ]) {
      expect(await refusalOf({ ...staff, INTERNAL_URL })).toBe(
        refuses('PUBLIC_URL', 'INTERNAL_URL'),
      );
    }
  });

  it.each([
    ['an address of a page', 'BETALING_REDIRECT_HOSTS', 'https://www.mollie.com'],
    ['plain http', 'PUBLIC_URL', 'http://mijn.example'],
    ['plain http', 'ANKERZEE_URL', 'http://anker.example'],
    ['a range that is too narrow', 'TRUSTED_PROXIES', '10.0.0.0/8, 10.0.0.1/33'],
    ['a host without an address', 'MAINTENANCE_URL', 'status.example'],
    ['a person without a way to reach them', 'SECURITY_CONTACT', 'security@mijn.example'],
    ['plain http', 'NATIVE_ORIGINS', 'http://localhost'],
    ['plain http', 'DIGID_ISSUER', 'http://digid.example'],
    ['no address of a web server', 'DIGID_ISSUER', 'digid.example:443'],
    ['no address of a web server', 'PROVIDER_URL', 'insurer.example:443'],
    ['no database', 'GATEWAY_DATABASE_URL', 'https://db.example'],
    ['a folder that is not there', 'CLIENT_FOLDER', '/nowhere/at/all'],
    ['no port', 'PORT', 'http'],
    ['a level that there is not', 'LOG_LEVEL', 'loud'],
    ['a level that there is not', 'DIGID_MINIMUM_LEVEL', '15'],
  ])('refuses %s, and names %s and not its value: %s', async (_what, name, value) => {
    expect(await refusalOf({ NODE_ENV: 'development', [name]: value })).toBe(refuses(name));
  });

  it('refuses one host for two brands, and one port for two listeners', async () => {
    const twice = { NODE_ENV: 'development', ANKERZEE_URL: 'https://mijn.example/' };
    expect(await refusalOf(twice)).toBe(refuses('PUBLIC_URL', 'ANKERZEE_URL'));
    const port = { NODE_ENV: 'development', METRICS_PORT: '3000' };
    expect(await refusalOf(port)).toBe(refuses('PORT', 'METRICS_PORT'));
  });
});
