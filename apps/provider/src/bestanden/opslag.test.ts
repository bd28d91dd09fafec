import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { maakMapOpslag } from './opslag.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-opslag-'));
const opslag = await maakMapOpslag(map);
afterAll(() => rm(map, { recursive: true }));

async function bewaar(inhoud: string): Promise<string> {
  const pad = path.join(opslag.werkmap, 'nieuw');
  await writeFile(pad, inhoud);
  return opslag.bewaar(pad);
}

it('keeps a file under a key of its own, out of the work folder', async () => {
  const sleutel = await bewaar('nota');
  expect(await text(await opslag.lees(sleutel))).toBe('nota');
  expect(await readdir(opslag.werkmap)).toEqual([]);
  expect(sleutel).toMatch(/^[0-9a-f-]{36}$/);
});

it('lists what it keeps, and forgets what is removed', async () => {
  const sleutel = await bewaar('nog een');
  const sleutels = async (): Promise<string[]> => {
    const lijst = [];
    for await (const bestand of opslag.lijst()) lijst.push(bestand.sleutel);
    return lijst;
  };
  expect(await sleutels()).toContain(sleutel);
  await opslag.verwijder(sleutel);
  await opslag.verwijder(sleutel);
  expect(await sleutels()).not.toContain(sleutel);
});

it('never takes a path for a key', async () => {
  await expect(opslag.lees('../../etc/passwd')).rejects.toThrow(RangeError);
});
