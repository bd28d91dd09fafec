import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const features = 'apps/client/src/features';

test.each([
  ["import { B } from '../introduction/B.tsx';"],
  ["import { B } from '@mijn/client/features/introduction/B';"],
])('a feature that imports another one is caught: %s', (text) => {
  const file = `${features}/cookies/A.tsx`;
  expect(violationsOf(file, text)).toEqual([
    `${file}: feature cookies may not import feature introduction; move what both need down or up`,
  ]);
});

test.each([
  ['a feature that imports the app', 'features/cookies/A.tsx', '@mijn/client/app/routes', 'app'],
  ['a form module that knows a feature', 'forms/a.ts', '../features/cookies/b.ts', 'features'],
  ['an api that imports a feature', 'api/a.ts', '../features/cookies/b.ts', 'features'],
  ['a platform that asks the api', 'platform/a.ts', '../api/b.ts', 'api'],
  ['help that uses a form', 'help/a.ts', '../forms/b.ts', 'forms'],
  ['a folder below all that uses one above', 'dates/a.ts', '../platform/b.ts', 'platform'],
])('%s is caught', (_what, name, specifier, other) => {
  const file = `apps/client/src/${name}`;
  expect(violationsOf(file, `import '${specifier}';`)).toEqual([
    `${file}: in the client ${name.split('/')[0]} may not import ${other}`,
  ]);
});

test.each([
  ['app/a.ts', '../features/cookies/B.tsx'],
  ['features/cookies/A.tsx', '../cookies/texts/b.ts'],
  ['features/cookies/A.tsx', '../../forms/b.ts'],
  ['platform/a.ts', '../dates/b.ts'],
  ['main.tsx', './app/b.ts'],
])('%s may import %s', (name, specifier) => {
  expect(violationsOf(`apps/client/src/${name}`, `import '${specifier}';`)).toEqual([]);
});

test('the layers are the client’s alone', () => {
  expect(violationsOf('apps/gateway/src/api/a.ts', "import '../app/b.ts';")).toEqual([]);
});
