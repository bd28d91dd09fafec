import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generated } from '../../tools/generated.ts';

it.each(generated())(
  'what is printed from the schema is fresh: $bestand.pathname',
  async ({ file: bestand, text }) => {
    expect(await readFile(bestand, 'utf8')).toBe(text);
  },
);
