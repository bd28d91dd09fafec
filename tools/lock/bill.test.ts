import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/run.ts';
import {
  billOfMaterials,
  contagiousLicences,
  installedOtherwise,
  licenceList,
  type LockedPackages,
  materials,
  withoutIntegrity,
} from './bill.ts';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const locked: LockedPackages = {
  '': { version: '0.1.0' },
  'apps/gateway': { version: '0.1.0' },
  'node_modules/@mijn/gateway': { link: true },
  'node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity },
  'node_modules/@a/b/node_modules/c': { version: '2.0.0', license: 'ISC', integrity, dev: true },
  'node_modules/elsewhere': { version: '3.0.0', optional: true, os: ['win32'] },
};

test('tells the packages of others, and none of our own', () => {
  expect(materials(locked).map(({ name }) => name)).toEqual(['@a/b', 'c', 'elsewhere']);
});

test('finds what could be changed without anybody noticing', () => {
  const loose: LockedPackages = { ...locked, 'node_modules/d': { version: '4.0.0' } };
  expect(withoutIntegrity(materials(loose))).toEqual(['d@4.0.0']);
  const changed = { 'node_modules/@a/b': { integrity: 'sha512-other' }, 'node_modules/x': {} };
  expect(installedOtherwise({ ...locked, 'node_modules/x': { integrity } }, changed)).toEqual([
    'node_modules/@a/b',
    'node_modules/x',
  ]);
});

test('finds a licence that would reach ours, where it runs with the app', () => {
  const gpl: LockedPackages = {
    'node_modules/e': { version: '1.0.0', license: 'AGPL-3.0-only' },
    'node_modules/f': { version: '1.0.0', license: 'GPL-2.0', dev: true },
    'node_modules/g': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
  };
  expect(contagiousLicences(materials(gpl))).toEqual(['e@1.0.0 (AGPL-3.0-only)']);
});

test('writes CycloneDX and a list of licences', () => {
  const all = materials(locked);
  expect(billOfMaterials(all, '0.1.0')).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      {
        name: '@a/b',
        purl: 'pkg:npm/%40a/b@1.0.0',
        licenses: [{ expression: 'MIT' }],
        hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
      },
      { name: 'c', scope: 'excluded' },
      { name: 'elsewhere' },
    ],
  });
  expect(licenceList(all)).toContain('| MIT | 1 | @a/b@1.0.0 |');
});

test('our own lock file names the contents of everything it installs, under licences that let us', () => {
  const lock: { packages: LockedPackages } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const all = materials(lock.packages);
  expect(all.length).toBeGreaterThan(500);
  expect([withoutIntegrity(all), contagiousLicences(all)]).toEqual([[], []]);
});
