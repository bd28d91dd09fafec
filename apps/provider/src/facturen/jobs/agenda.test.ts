import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayJobs } from './agenda.ts';

test('describes every job of a day in the README, in the order of execution', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| job \| when \| what \|\n(.*?)\n\n/s.exec(readme) ?? [];
  const named = [...table.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name);
  expect(named).toEqual(dayJobs);
});
