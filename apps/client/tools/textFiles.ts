import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isLanguage, type Language } from '@mijn/domain/language';
import type { Source } from './checkTexts.ts';

// The parent folder of `texts` names the part: src/features/sessie/texts/nl.json is `sessie`,
// src/features/declaraties/list/texts/nl.json is `list`, src/app/texts/nl.json is `app`.
const partOf = (file: string) => path.basename(path.dirname(path.dirname(file)));

function languageOf(file: string): Language {
  const language = path.basename(file, '.json');
  if (!isLanguage(language)) throw new Error(`${file} is in no language of ours`);
  return language;
}

/**
 * Returns the texts of a client, each with its part and language.
 * @throws Error for an unknown language
 */
export async function readSources(client: string): Promise<Source[]> {
  const files = await Array.fromAsync(
    glob(
      'src/{app,app/*,forms/*,help,help/*,features/*,features/*/*,features/*/*/*}/texts/{nl,en}.json',
      {
        cwd: client,
      },
    ),
  );
  return Promise.all(
    files.toSorted().map(async (file) => ({
      part: partOf(file),
      language: languageOf(file),
      texts: JSON.parse(await readFile(path.join(client, file), 'utf8')),
    })),
  );
}

/** Returns whether a folder contains exactly these modules, by name. */
export async function areFresh(
  target: string,
  files: ReadonlyMap<string, string>,
): Promise<boolean> {
  const present = await Array.fromAsync(glob('*.js', { cwd: target }));
  if (present.length !== files.size) return false;
  for (const [name, content] of files) {
    if ((await readFile(path.join(target, name), 'utf8').catch(() => '')) !== content) return false;
  }
  return true;
}

/** Writes these modules to a folder, and removes others. */
export async function writeTexts(
  target: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(target, { recursive: true });
  for await (const name of glob('*.js', { cwd: target })) {
    if (!files.has(name)) await rm(path.join(target, name));
  }
  for (const [name, content] of files) await writeFile(path.join(target, name), content);
}
