import { readFileSync } from 'node:fs';
import path from 'node:path';
import { uploadTimes } from '@mijn/contract/uploadTimes';
import { describe, expect, it } from 'vitest';
import { privacySettings } from '../postgres/settings.ts';
import { parseNetworks, parseServices, parseSites } from './deploy.testing.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const compose = read('deploy/compose.yaml');
const services = parseServices(compose);
const networks = parseNetworks(compose);
const staff = parseServices(read('deploy/compose.staff.yaml'));
const caddyfile = read('deploy/Caddyfile');
const sites = parseSites(caddyfile);

const service = (name: string) => services.find((one) => one.name === name);
const apps = ['gateway', 'provider'].flatMap((app) => [`${app}-1`, `${app}-2`]);

const number = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1]);
const seconds = (text: unknown) => Number(/^(\d+)s$/.exec(String(text))?.[1]);

function neighbours(name: string): string[] {
  const own = Object.keys(service(name)?.networks ?? {});
  const near = services.filter(({ networks: of = {} }) => own.some((one) => one in of));
  return near.map((one) => one.name).filter((one) => one !== name);
}

describe('from outside', () => {
  it('exposes only the gateways', () => {
    expect(services.flatMap(({ name, ports = [] }) => ports.map((port) => [name, port]))).toEqual([
      ['proxy', '80:80'],
      ['proxy', '443:443'],
    ]);
    const open = sites.filter(({ port }) => ['80', '443'].includes(port));
    expect(open.map(({ hosts, to }) => ({ hosts, to }))).toEqual([
      { hosts: ['{$PUBLIC_HOST}', '{$ANKERZEE_HOST}'], to: ['gateway-1:3000', 'gateway-2:3000'] },
    ]);
  });

  it('exposes the staff’s listener only at the insurer’s own address', () => {
    const ports = staff.flatMap(({ ports: published = [] }) => published);
    expect(ports).toEqual([expect.stringMatching(/^\$\{STAFF_ADDRESS:\?[^}]+\}:9443:9443$/)]);
    const [site, ...others] = parseSites(read('deploy/Caddyfile.staff'));
    expect(site).toMatchObject({
      hosts: ['{$STAFF_HOST}'],
      port: '9443',
      to: ['gateway-1:3100', 'gateway-2:3100'],
    });
    expect(others).toEqual([]);
    for (const copy of ['gateway-1', 'gateway-2']) {
      const environment = staff.find(({ name }) => name === copy)?.environment;
      expect(environment).toEqual({ INTERNAL_PORT: '3100', INTERNAL_HOST: '::' });
    }
  });

  it('counts visitors by their own address, also over IPv6', () => {
    const proxy = service('proxy')?.networks?.['front'];
    const trusted = service('gateway-1')?.environment?.['TRUSTED_PROXIES']?.split(',');
    expect(trusted).toEqual([proxy?.['ipv4_address'], proxy?.['ipv6_address']]);
    expect(networks['front']).toMatchObject({ enable_ipv6: true });
    // Ports are published on its only network with external access.
    const others = Object.keys(service('proxy')?.networks ?? {}).filter((one) => one !== 'front');
    expect(others.map((one) => networks[one]?.internal)).toEqual(others.map(() => true));
  });
});

describe('between the containers', () => {
  it('routes gateways to the insurer through the proxy', () => {
    const inner = sites.find(({ port }) => port === '8443');
    expect(inner).toMatchObject({ hosts: ['provider.internal'] });
    expect(inner?.to).toEqual(['provider-1:3010', 'provider-2:3010']);
    const url = service('gateway-1')?.environment?.['PROVIDER_URL'];
    expect(url).toBe('https://provider.internal:8443');
    expect(service('proxy')?.networks?.['front']).toMatchObject({ aliases: ['provider.internal'] });
    expect(neighbours('gateway-1')).not.toContain('provider-1');
  });

  it('isolates database and scanner from the proxy, and each app from what it does not need', () => {
    expect(neighbours('proxy')).toEqual(apps);
    expect(neighbours('postgres')).toEqual(apps);
    expect(neighbours('clamav')).toEqual(['provider-1', 'provider-2']);
    for (const name of Object.keys(service('postgres')?.networks ?? {})) {
      expect(networks[name]).toEqual({ internal: true });
    }
  });

  it('gives each app its own login and database', () => {
    const made = [
      ...read('deploy/logins.sql').matchAll(/^CREATE DATABASE (\w+) OWNER (\w+)/gm),
    ].map(([, database, owner]) => `${owner}@${database}`);
    const given = [
      service('provider-1')?.environment?.['DATABASE_URL'],
      service('gateway-1')?.environment?.['GATEWAY_DATABASE_URL'],
    ].map((url = '') => /\/\/(\w+):.*@postgres:5432\/(\w+)/.exec(url)?.slice(1).join('@'));
    expect(given).toEqual(made);
    const passwords = ['PROVIDER_DATABASE_PASSWORD', 'GATEWAY_DATABASE_PASSWORD'];
    const postgres = Object.keys(service('postgres')?.environment ?? {});
    expect(postgres).toEqual(['POSTGRES_PASSWORD', ...passwords]);
    for (const app of apps) {
      expect(JSON.stringify(service(app))).not.toContain('{POSTGRES_PASSWORD');
    }
  });

  it('fits the copies’ connections in the database, also on 32 processors', () => {
    const calls = number('apps/provider/src/db/database.ts', /\n {2}max = (\d+),/);
    const jobs = number('apps/provider/src/jobs/startJobs.ts', /maxConnections = (\d+);/);
    // A further one each for migrations, and two as the insurer; the rest is the superuser's.
    const perProcessor = 32;
    const gateway = perProcessor + 1;
    const provider = calls + jobs + perProcessor + 2;
    const most = number('deploy/compose.yaml', /-cmax_connections=(\d+)/);
    expect(2 * (gateway + provider)).toBeLessThan(most - 10);
    expect(2 * (gateway + provider)).toBeGreaterThan(0);
  });
});

describe('a new version', () => {
  const needed = uploadTimes.fileCall / 1_000 + 10;

  it('lets running requests finish within their limit', () => {
    for (const name of ['proxy', ...apps]) {
      expect(seconds(service(name)?.['stop_grace_period']), name).toBeGreaterThanOrEqual(needed);
    }
    const [, grace] = /grace_period (\w+)/.exec(caddyfile) ?? [];
    expect(seconds(grace)).toBeGreaterThanOrEqual(needed);
  });

  it('replaces copies one by one while the proxy uses the other', () => {
    const operations = read('docs/operations.md');
    expect(operations).toContain('for copy in provider-1 provider-2 gateway-1 gateway-2; do');
    expect(operations).toContain('docker compose up --detach --no-deps --wait $copy || break');
    for (const { text } of sites) expect(text).toContain('import copies');
    expect(caddyfile).toMatch(
      /\(copies\) \{[^}]*lb_try_duration 5s[^}]*health_uri \/health\/ready$/m,
    );
  });
});

describe('the containers’ logs', () => {
  it('have no values of statements', () => {
    const given = service('postgres')?.command ?? [];
    expect(given).toEqual(expect.arrayContaining(privacySettings.map((setting) => `-c${setting}`)));
  });

  it('have no addresses, pages or headers of failed requests', () => {
    const [, filter = ''] = /format filter \{([^]*?)\n\t\t\}/.exec(caddyfile) ?? [];
    for (const field of ['uri', 'remote_ip', 'client_ip', 'headers']) {
      expect(filter).toContain(`request>${field} delete`);
    }
    // No site has an access log either.
    const every = [...sites, ...parseSites(read('deploy/Caddyfile.staff'))];
    expect(every.filter(({ text }) => /^\s*log\b/m.test(text))).toEqual([]);
  });

  it('have limited size, and containers have limited memory', () => {
    for (const one of services) {
      expect(one, one.name).toMatchObject({
        logging: { options: { 'max-size': '50m', 'max-file': '5' } },
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
      });
    }
  });
});
