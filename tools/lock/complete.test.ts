import { expect, test } from 'vitest';
import { missingEntries } from './complete.ts';

const lock = {
  packages: {
    'node_modules/formatter': {
      dev: true,
      optionalDependencies: {
        '@formatter/linux-x64-gnu': '1.2.3',
        '@formatter/linux-arm64-musl': '1.2.3',
        '@formatter/darwin-arm64': '1.2.3',
      },
    },
    'node_modules/@formatter/linux-x64-gnu': { version: '1.2.3' },
    'node_modules/formatter/node_modules/@formatter/darwin-arm64': { version: '1.2.3' },
  },
};

test('a platform package that npm left out is named with its platform', () => {
  expect(missingEntries(lock)).toEqual({
    'node_modules/@formatter/linux-arm64-musl': {
      version: '1.2.3',
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
  });
});
