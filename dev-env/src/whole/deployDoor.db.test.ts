import { readFileSync } from 'node:fs';
import path from 'node:path';
import { uploadTimes } from '@mijn/contract/uploadTimes';
import { describe, expect, it } from 'vitest';
import { discreetSettings } from '../postgres/settings.ts';
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

/** What a file says that a number is. */
const number = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1]);
const seconds = (text: unknown) => Number(/^(\d+)s$/.exec(String(text))?.[1]);

/** The services with which this one shares a network. */
function neighbours(name: string): string[] {
  const own = Object.keys(service(name)?.networks ?? {});
  const near = services.filter(({ networks: of = {} }) => own.some((one) => one in of));
  return near.map((one) => one.name).filter((one) => one !== name);
}

describe('from outside', () => {
  it('people reach the gateways, and nothing else', () => {
    expect(services.flatMap(({ name, ports = [] }) => ports.map((port) => [name, port]))).toEqual([
      ['proxy', '80:80'],
      ['proxy', '443:443'],
    ]);
    const open = sites.filter(({ port }) => ['80', '443'].includes(port));
    expect(open.map(({ hosts, to }) => ({ hosts, to }))).toEqual([
      { hosts: ['{$PUBLIC_HOST}', '{$ANKERZEE_HOST}'], to: ['gateway-1:3000', 'gateway-2:3000'] },
    ]);
  });

  it('the staff’s listener is reached at an address of the insurer’s own only', () => {
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

  it('a visitor is counted by their own address, by IPv6 too', () => {
    const proxy = service('proxy')?.networks?.['front'];
    const trusted = service('gateway-1')?.environment?.['TRUSTED_PROXIES']?.split(',');
    expect(trusted).toEqual([proxy?.['ipv4_address'], proxy?.['ipv6_address']]);
    expect(networks['front']).toMatchObject({ enable_ipv6: true });
    // The published ports are those of its only network that leads out.
    const others = Object.keys(service('proxy')?.networks ?? {}).filter((one) => one !== 'front');
    expect(others.map((one) => networks[one]?.internal)).toEqual(others.map(() => true));
  });
});

describe('between the containers', () => {
  it('the gateways reach the insurer by the proxy, at the address that they are told', () => {
    const inner = sites.find(({ port }) => port === '8443');
    expect(inner).toMatchObject({ hosts: ['provider.internal'] });
    expect(inner?.to).toEqual(['provider-1:3010', 'provider-2:3010']);
    const url = service('gateway-1')?.environment?.['PROVIDER_URL'];
    expect(url).toBe('https://provider.internal:8443');
    expect(service('proxy')?.networks?.['front']).toMatchObject({ aliases: ['provider.internal'] });
    expect(neighbours('gateway-1')).not.toContain('provider-1');
  });

  it('the proxy reaches neither the database nor the scanner, and each app no more than it needs', () => {
    expect(neighbours('proxy')).toEqual(apps);
    expect(neighbours('postgres')).toEqual(apps);
    expect(neighbours('clamav')).toEqual(['provider-1', 'provider-2']);
    for (const name of Object.keys(service('postgres')?.networks ?? {})) {
      expect(networks[name]).toEqual({ internal: true });
    }
  });

  it('each app has a login and a database of its own, made with the database', () => {
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

  it('the copies’ connections fit in the database, on 32 processors too', () => {
    const calls = number('apps/provider/src/db/database.ts', /\n {2}max = (\d+),/);
    const jobs = number('apps/provider/src/jobs/startJobs.ts', /maxConnections = (\d+);/);
    // One more each to migrate with, and two as the insurer; what is left is the superuser's.
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

  it('leaves what is being sent in the time that it may take', () => {
    for (const name of ['proxy', ...apps]) {
      expect(seconds(service(name)?.['stop_grace_period']), name).toBeGreaterThanOrEqual(needed);
    }
    const [, grace] = /grace_period (\w+)/.exec(caddyfile) ?? [];
    expect(seconds(grace)).toBeGreaterThanOrEqual(needed);
  });

  it('takes the place of the copies one by one, while the proxy asks the other', () => {
    const operations = read('docs/operations.md');
    expect(operations).toContain('for copy in provider-1 provider-2 gateway-1 gateway-2; do');
    expect(operations).toContain('docker compose up --detach --no-deps --wait $copy || break');
    for (const { text } of sites) expect(text).toContain('import copies');
    expect(caddyfile).toMatch(
      /\(copies\) \{[^}]*lb_try_duration 5s[^}]*health_uri \/health\/ready$/m,
    );
  });
});

describe('what the containers log', () => {
  it('holds no values of statements', () => {
    const given = service('postgres')?.command ?? [];
    expect(given).toEqual(
      expect.arrayContaining(discreetSettings.map((setting) => `-c${setting}`)),
    );
  });

  it('holds no address, page or header of whom something failed for', () => {
    const [, filter = ''] = /format filter \{([^]*?)\n\t\t\}/.exec(caddyfile) ?? [];
    for (const field of ['uri', 'remote_ip', 'client_ip', 'headers']) {
      expect(filter).toContain(`request>${field} delete`);
    }
    // No site logs who asked for what, either.
    const every = [...sites, ...parseSites(read('deploy/Caddyfile.staff'))];
    expect(every.filter(({ text }) => /^\s*log\b/m.test(text))).toEqual([]);
  });

  it('fills no disk, and no container takes the memory of another', () => {
    for (const one of services) {
      expect(one, one.name).toMatchObject({
        logging: { options: { 'max-size': '50m', 'max-file': '5' } },
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
      });
    }
  });
});
