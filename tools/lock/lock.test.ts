import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/run.ts';
import { type Lock, missingEntries } from './complete.ts';

const lock: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const others = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

/** A copyleft licence that would extend to an app with the package. */
const contagious = /^\(?(?:A?GPL|SSPL|CC-BY-NC)/;

const isElsewhere = (one: Lock['packages'][string]) => one.optional && (one.os ?? one.cpu);

it('lists the packages of every platform; otherwise run npm run lock', () => {
  expect(Object.keys(missingEntries(lock))).toEqual([]);
});

it('has no production package under a copyleft licence', () => {
  const wrong = others.filter(([, { dev, license = '' }]) => !dev && contagious.test(license));
  expect(wrong.map(([folder]) => folder)).toEqual([]);
});

it('has the integrity of each installed package', () => {
  const wrong = others.filter(
    ([, one]) => !one.integrity?.startsWith('sha512-') && !isElsewhere(one),
  );
  expect(wrong.map(([folder]) => folder)).toEqual([]);
});

it('completes a lock file with a platform package that npm left out', () => {
  const packages = {
    'node_modules/a': {
      dev: true,
      optionalDependencies: { '@a/linux-arm64-musl': '1.2.3', '@a/linux-x64': '1.2.3' },
    },
    'node_modules/@a/linux-x64': { optional: true, dependencies: { '@a/wasm32': '^1.2.3' } },
  };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@a/linux-arm64-musl': {
      version: '1.2.3',
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
    'node_modules/@a/wasm32': { version: '1.2.3', cpu: ['wasm32'], optional: true },
  });
});
