import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('lists every file of the package', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const files = readdirSync(new URL('.', import.meta.url)).filter(
    (file) => !/\.(?:test|testing)\.ts$/.test(file),
  );
  const missing = files.filter((file) => !readme.includes(`\`${file.replace('.ts', '')}\``));
  expect(missing).toEqual([]);
});
