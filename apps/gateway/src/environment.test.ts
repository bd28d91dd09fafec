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
    return error instanceof Error ? error.message : '';
  }
  return 'none';
}

const refuses = (...names: string[]): string =>
  `The gateway does not start; look at: ${names.join(', ')}.`;

describe('the environment of the gateway', () => {
  it('in production takes what is safe', async () => {
    const env = await gatewayEnvironment({ LINKS_FILE: linksFile('own.json', ownLinks) });
    const { port, host, metrics, config } = parseEnvironment(env);
    expect({ port, host, metrics }).toEqual({ port: 3000, host: '127.0.0.1', metrics: undefined });
    expect(config).toMatchObject({ production: true, databaseUrl: 'postgres://db.example' });
  });

  it('serves figures only where it is told to', async () => {
    const env = await gatewayEnvironment({ NODE_ENV: 'development', METRICS_PORT: '9100' });
    expect(parseEnvironment(env).metrics).toEqual({ port: 9100, host: '127.0.0.1' });
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

  it('sends nobody’s BSN over plain http in production', async () => {
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
  ])('shows nobody in production an invented number: %s is refused', async (_name, file) => {
    expect(await refusalOf({ LINKS_FILE: file() })).toBe(refuses('LINKS_FILE'));
  });
});
