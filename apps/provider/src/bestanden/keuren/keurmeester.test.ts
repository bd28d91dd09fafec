import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { jpg } from '../testhulp/beeld.ts';
import { maakPdf } from '../testhulp/pdf.ts';
import { maakKeurmeester } from './keurmeester.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-keurmeester-'));
const foto = path.join(map, 'foto');
const pdf = path.join(map, 'pdf');
const doel = path.join(map, 'doel');
await writeFile(foto, await jpg(7000, 7000));
await writeFile(pdf, maakPdf());
afterAll(() => rm(map, { recursive: true }));

it('refuses a file that takes too long, and goes on with the next', async () => {
  const keurmeester = maakKeurmeester(map, { tijdMs: 1 });
  const { bevindingen } = await keurmeester.keur(foto, doel);
  expect(bevindingen).toEqual([{ code: 'teZwaar' }]);
  await keurmeester.close();
});

it('refuses a file that takes too much memory', async () => {
  const keurmeester = maakKeurmeester(map, { geheugen: 50 * 1024 * 1024 });
  expect((await keurmeester.keur(foto, doel)).bevindingen).toEqual([{ code: 'teZwaar' }]);
  await keurmeester.close();
});

it('inspects files that come in together one after the other', async () => {
  const keurmeester = maakKeurmeester(map);
  const samen = await Promise.all(
    [1, 2, 3, 4].map((i) => keurmeester.keur(pdf, path.join(map, `doel${i}`))),
  );
  expect(samen.map(({ schoon }) => schoon?.soort)).toEqual(['pdf', 'pdf', 'pdf', 'pdf']);
  await keurmeester.close();
});

it('starts a fresh process after it rested', async () => {
  const keurmeester = maakKeurmeester(map, { rustMs: 0 });
  expect((await keurmeester.keur(pdf, doel)).schoon?.soort).toBe('pdf');
  expect((await keurmeester.keur(pdf, doel)).schoon?.soort).toBe('pdf');
  await keurmeester.close();
});

it('says it when the inspection itself fails, and does not blame the file', async () => {
  const keurmeester = maakKeurmeester(map);
  await expect(keurmeester.keur(path.join(map, 'nergens'), doel)).rejects.toThrow(/inspection/);
  await keurmeester.close();
});
