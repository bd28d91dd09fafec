import { mkdir, readFile, rm, writeFile, glob } from 'node:fs/promises';
import path from 'node:path';
import { isLanguage, type Language } from '@mijn/domain/language';
import type { Source } from './checkTexts.ts';
import { compileTexts } from './compileTexts.ts';
import { checkEqualTexts } from './equalTexts.ts';

const client = path.join(import.meta.dirname, '..');
const target = path.join(client, 'src', 'generated', 'texts');

// The folder round `texts` names the part: src/features/sessie/texts/nl.json is `sessie`,
// src/features/declaraties/list/texts/nl.json is `list`, src/app/texts/nl.json is `app`.
const partOf = (file: string) => path.basename(path.dirname(path.dirname(file)));

function languageOf(file: string): Language {
  const language = path.basename(file, '.json');
  if (!isLanguage(language)) throw new Error(`${file} is in no language of ours`);
  return language;
}

async function readSources(): Promise<Source[]> {
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

async function isFresh(files: ReadonlyMap<string, string>): Promise<boolean> {
  const present = await Array.fromAsync(glob('*.js', { cwd: target }));
  if (present.length !== files.size) return false;
  for (const [name, content] of files) {
    if ((await readFile(path.join(target, name), 'utf8').catch(() => '')) !== content) return false;
  }
  return true;
}

async function write(files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(target, { recursive: true });
  for await (const name of glob('*.js', { cwd: target })) {
    if (!files.has(name)) await rm(path.join(target, name));
  }
  for (const [name, content] of files) await writeFile(path.join(target, name), content);
}

const sources = await readSources();
checkEqualTexts(sources);
const files = compileTexts(sources);
const fresh = await isFresh(files);
if (process.argv.includes('--check')) {
  process.stdout.write(
    fresh ? 'texts: fresh\n' : 'texts: stale; run npm run texts -w @mijn/client\n',
  );
  process.exitCode = fresh ? 0 : 1;
} else if (!fresh) {
  await write(files);
}
