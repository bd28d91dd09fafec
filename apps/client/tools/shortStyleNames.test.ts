import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortStyleName } from './shortStyleNames.ts';

const root = path.join(import.meta.dirname, '../../..');
const sheets = globSync('{packages/ui,apps/client}/src/**/*.module.css', { cwd: root });
const nameIn = (sheet: string) => shortStyleName('row', path.join(root, sheet));

test('a class is short, and never that of another sheet', () => {
  const names = sheets.map(nameIn);
  expect(new Set(names).size).toBe(sheets.length);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual('row-zz'.length);
});

test('it is the same however the bundler asks for the sheet', () => {
  const [sheet = ''] = sheets;
  expect(shortStyleName('row', `${path.join(root, sheet)}?used`)).toBe(nameIn(sheet));
});

test('a sheet from elsewhere is refused, as its name would be anybody’s', () => {
  expect(() => nameIn('node_modules/x/x.module.css')).toThrow('no style sheet of ours');
});
