import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

test.each([
  [
    'a cast that looks like a call',
    'packages/domain/src/a.ts',
    '\nconst a: Date = Object(x);',
    ':2: Object(…) is a cast',
  ],
  [
    'a call without types',
    'apps/provider/src/files/a.ts',
    'const a: Date = Reflect.apply(read, this, []);',
    ':1: Reflect.apply(…) is a cast',
  ],
  [
    'a call without types in brackets',
    'apps/provider/src/files/a.ts',
    "const a: Date = globalThis.Reflect['apply'](read, this, []);",
    ':1: Reflect.apply(…) is a cast',
  ],
  ['an object made of what it is given', 'apps/gateway/src/http/a.ts', 'new Object(x);', 'a cast'],
  [
    'an overload of a method',
    'apps/provider/src/files/a.ts',
    'class A { a(): Date; a(): unknown {} }',
    ':1: an overload is a cast',
  ],
  [
    'a default export by another name',
    'packages/domain/src/a.ts',
    'const a = 1; export { a as default };',
    ': no default exports',
  ],
  [
    'a barrel in two steps',
    'apps/gateway/src/http/b.ts',
    "import { x } from './x.ts'; export { x };",
    ': a barrel',
  ],
  [
    'an overload that promises what its body does not give',
    'apps/provider/src/files/a.ts',
    'function a(): Date;\nfunction a(): unknown {}',
    ':1: an overload is a cast',
  ],
  [
    'a default export',
    'packages/domain/src/a.ts',
    'export default function a() {}',
    ': no default exports',
  ],
  [
    'a default export of a value',
    'packages/domain/src/a.ts',
    'export default 1;',
    ': no default exports',
  ],
  [
    'a guard by hand',
    'apps/client/src/api/a.ts',
    "const a = (x: unknown) => typeof x === 'object' && x !== null;",
    ': whether something has fields, isObject tells',
  ],
  ['a barrel', 'apps/gateway/src/http/b.ts', "export { x } from './x.ts';", ': a barrel'],
  [
    'a path out of the package',
    'packages/domain/src/a.ts',
    "import '../../ui/src/b.ts';",
    ' climbs out of its package',
  ],
  [
    'a tool that climbs into an app',
    'tools/map/a.ts',
    "import '../../apps/client/src/b.ts';",
    ' climbs out of its package',
  ],
  [
    'a measurement, a package of its own, that climbs into a tool',
    'tools/measure/src/a.ts',
    "import '../../test/run.ts';",
    ' climbs out of its package',
  ],
])('%s is caught', (_what, file, text, problem) => {
  expect(violationsOf(file, text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['tools/setup/a.mjs', 'export default 1;', ': no default exports'],
  ['tools/setup/a.mjs', "import '../../dev-env/src/main.ts';", ' climbs out of its package'],
  ['vitest.config.ts', "import './apps/client/src/b.ts';", ' climbs out of its package'],
])(
  'what is no TypeScript, or stands above all folders, is held too: %s, %s',
  (file, text, problem) => {
    expect(violationsOf(file, text)).toContainEqual(expect.stringContaining(problem));
  },
);

test.each([
  ['a program that demands a default export', 'e2e/playwright.config.ts', 'export default {};'],
  [
    'a file that passes on and makes something itself',
    'apps/client/vite.config.ts',
    "export { x } from './y.ts'; export default {};",
  ],
  ['a package that passes on', 'packages/ui/src/a.ts', "export { x } from './y.ts';"],
  ['a tool that uses another', 'tools/map/a.ts', "import '../borders/source.ts';"],
  ['a path within the package', 'packages/domain/src/a/b.ts', "import '../c.ts';"],
  ['a method of Object', 'packages/domain/src/a.ts', 'const a = Object.keys(x);'],
])('%s is left in peace', (_what, file, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});
