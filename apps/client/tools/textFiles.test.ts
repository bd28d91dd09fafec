import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areFresh, readSources, writeTexts } from './textFiles.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

it('finds texts in both languages, named by their folder', async () => {
  await put('src/features/declaraties/list/texts/nl.json', '{"hello":"Dag"}');
  await put('src/features/declaraties/list/texts/en.json', '{"hello":"Hello"}');
  await put('src/app/texts/nl.json', '{}');
  await put('src/app/texts/de.json', '{}');
  expect(await readSources(folder)).toEqual([
    { part: 'app', language: 'nl', texts: {} },
    { part: 'list', language: 'en', texts: { hello: 'Hello' } },
    { part: 'list', language: 'nl', texts: { hello: 'Dag' } },
  ]);
});

describe('the compiled modules', () => {
  const files = new Map([
    ['app.js', 'one'],
    ['list.js', 'two'],
  ]);

  it('are up to date once written', async () => {
    expect(await areFresh(folder, files)).toBe(false);
    await writeTexts(folder, files);
    expect(await areFresh(folder, files)).toBe(true);
  });

  it.each([
    ['one says something else', 'app.js', 'other'],
    ['there is one more', 'gone.js', 'three'],
  ])('are stale if %s, and up to date once written', async (_what, name, content) => {
    await writeTexts(folder, files);
    await put(name, content);
    expect(await areFresh(folder, files)).toBe(false);
    await writeTexts(folder, files);
    expect(await areFresh(folder, files)).toBe(true);
  });

  it('replace modules that are no longer generated, and leave other files alone', async () => {
    await put('gone.js', 'three');
    await put('note.txt', 'kept');
    await writeTexts(folder, files);
    expect((await readdir(folder)).toSorted()).toEqual(['app.js', 'list.js', 'note.txt']);
    expect(await readFile(path.join(folder, 'app.js'), 'utf8')).toBe('one');
  });
});
