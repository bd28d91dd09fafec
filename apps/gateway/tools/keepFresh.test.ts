import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFresh } from './keepFresh.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-generated-'));
  writeFileSync(path.join(folder, 'same'), 'now');
  writeFileSync(path.join(folder, 'old'), 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (name: string) => path.join(folder, name);
const files = (...names: readonly string[]) =>
  names.map((name) => ({ file: pathToFileURL(place(name)), text: 'now' }));
const stands = (name: string) => readFileSync(place(name), 'utf8');

it('writes outdated and missing files, and names them', async () => {
  expect(await keepFresh(files('same', 'old', 'new'), false)).toEqual({
    outcome: `Written: ${place('old')}, ${place('new')}`,
    isFresh: true,
  });
  expect([stands('old'), stands('new')]).toEqual(['now', 'now']);
});

it('reports outdated files without writing with --check', async () => {
  expect(await keepFresh(files('same', 'old'), true)).toEqual({
    outcome: `Out of date: ${place('old')}`,
    isFresh: false,
  });
  expect(stands('old')).toBe('before');
});

it.each([true, false])(
  'reports that all files are up to date (only checked: %s)',
  async (check) => {
    expect(await keepFresh(files('same'), check)).toEqual({
      outcome: 'All is fresh.',
      isFresh: true,
    });
  },
);
