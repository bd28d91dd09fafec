import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generated } from '../../tools/generated.ts';

it.each(generated())(
  'keeps the printed schema up to date: $file.pathname',
  async ({ file, text }) => {
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
