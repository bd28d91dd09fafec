import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const client = path.resolve(import.meta.dirname, '..', '..');
const named = /'([\w/.]+\.tsx?)',\s*(?:async )?\(\) =>\s*(?:\(await )?import\('([^']+)'\)/g;

/** Every module that is said once as the build's manifest names it and once as it is imported. */
function saidTwice(): { readonly said: string; readonly imported: string }[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: client }).flatMap((file) =>
    [...readFileSync(path.join(client, file), 'utf8').matchAll(named)].map(
      ([, source = '', specifier = '']) => ({
        said: `src/${source.replace(/^src\//, '')}`,
        imported: path.posix.join(path.posix.dirname(file), specifier),
      }),
    ),
  );
}

test('a route and a lazy component name the module that they import: the document brings its styles', () => {
  const modules = saidTwice();
  expect(modules.length).toBeGreaterThan(40);
  expect(modules.filter(({ said, imported }) => said !== imported)).toEqual([]);
});
