import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Language, languages } from '@mijn/domain/language';
import { pageFiles } from '../src/server/document/files.ts';
import { readManifest } from '../src/server/document/readBuild.ts';
import { budgetParts, limit } from './budgetParts.ts';
import { framesOf, layouts } from './routeFrames.ts';

/** One figure of the budget. */
export interface BudgetLine {
  readonly name: string;
  /** kB after brotli, in the language in which it is larger. */
  readonly size: number;
  readonly limit: number;
}

async function kilobytes(folder: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((file) => stat(path.join(folder, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
}

/** The budget in words, with a `!` before what is too large. */
export const budgetText = (lines: readonly BudgetLine[]): string =>
  lines
    .map(({ name, size, limit: most }) => {
      const allowed = Number.isFinite(most) ? ` (${most})` : '';
      return `${size <= most ? '  ' : '! '}${name.padEnd(72)}${size.toFixed(1).padStart(6)} kB${allowed}\n`;
    })
    .join('');

const root = path.join(import.meta.dirname, '..');

const readRoutes = () => readFileSync(path.join(root, 'src/app/routes.tsx'), 'utf8');

/** The modules of the lazy components, as the code names them. */
async function lazyParts(): Promise<string[]> {
  const names = await readdir(path.join(root, 'src'), { recursive: true });
  const files = names.filter((name) => /(?<!test)\.tsx?$/.test(name));
  const texts = await Promise.all(
    files.map((name) => readFile(path.join(root, 'src', name), 'utf8')),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/= lazy\(\s*'([^']+)'/g)].flatMap(([, source]) => source ?? []),
  );
}

/**
 * Checks that the manifest knows the frames and the lazy components, by which a page finds their styles.
 * @throws Error with the ones it does not know
 */
export async function checkParts(folder: string): Promise<void> {
  const manifest = readManifest(folder, 'nl');
  const parts = [...layouts, ...(await lazyParts())];
  const missing = parts.filter((name) => !manifest[name]);
  if (missing.length > 0) throw new Error(`No part of the build by itself: ${missing.join()}`);
}

/** As they stand in a document: together. */
async function styleLine(folder: string, name: string, files: readonly string[]) {
  const sheets = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const size = brotliCompressSync(sheets.join('')).length / 1000;
  return { name: `${name}, its styles`, size, limit: limit.style };
}

/** The bytes of a built and compressed client in one language. */
async function budgetIn(folder: string, language: Language, table: string): Promise<BudgetLine[]> {
  const manifest = readManifest(folder, language);
  const frames = framesOf(table);
  const scripts = budgetParts(manifest, frames).map(
    async ({ name, scripts: files, limit: most }) => ({
      name,
      size: await kilobytes(folder, files),
      limit: most,
    }),
  );
  const styles = [...frames].map(([source, frame]) =>
    styleLine(folder, source, pageFiles(manifest, [frame, source]).styles),
  );
  return Promise.all([...scripts, ...styles]);
}

/** The larger of the lines of one name. */
function largest(lines: readonly BudgetLine[]): BudgetLine[] {
  const byName = new Map<string, BudgetLine>();
  for (const line of lines) {
    const other = byName.get(line.name);
    if (!other || other.size < line.size) byName.set(line.name, line);
  }
  return [...byName.values()];
}

/**
 * The bytes of each route and later part of a built and compressed client, in the language in which they are more.
 * @param table the text of the route table
 */
export async function budget(folder: string, table = readRoutes()): Promise<BudgetLine[]> {
  const all = await Promise.all(languages.map((language) => budgetIn(folder, language, table)));
  return largest(all.flat()).toSorted((one, other) => one.name.localeCompare(other.name));
}
