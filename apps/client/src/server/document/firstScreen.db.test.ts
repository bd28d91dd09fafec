import path from 'node:path';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFiles, readManifest } from './files.ts';

const client = path.join(import.meta.dirname, '../../../dist/client');

test('has at most 130 kB of JavaScript on the first screen (docs/quality.md)', () => {
  // The overview and its frame are part of the entry (`app/routes.tsx`).
  const { script, preloads } = pageFiles(readManifest(client), []);
  const bytes = [script, ...preloads].map((file) => statSync(path.join(client, `${file}.br`)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130_000);
});
