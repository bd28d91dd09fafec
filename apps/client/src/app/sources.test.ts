import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const table = readFileSync(path.join(import.meta.dirname, 'routes.tsx'), 'utf8');
const named = /'(?:src\/)?([\w/.]+\.tsx)'[,\s}]*(?:lazy:)?\s*\(\) =>\s*import\('([^']+)'\)/g;

test('names in each route the module that it imports, so that the document has its styles', () => {
  const modules = [...table.matchAll(named)].map(([, source, specifier = '']) => ({
    source,
    imported: path.posix.join('app', specifier),
  }));
  expect(modules).toHaveLength(table.split('import(').length - 1);
  expect(modules.filter(({ source, imported }) => source !== imported)).toEqual([]);
});
