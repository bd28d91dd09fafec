import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '../src/server/document/files.ts';
import { readManifest } from '../src/server/document/readBuild.ts';

/**
 * kB after brotli that nothing may go over: scripts of the screens where people begin, what a route
 * brings on top of its frame (the goals are 100 and 15), and styles. Set close to what is, so that
 * what was won stays won (ADR 0044): what goes over it is weighed first. The last 0.4 of the first screen are the way on
 * from own risk, a payment that is checked told as no alarm, and the foot with help and consent.
 */
const limit = { first: 92.6, onward: 15, style: 7.8 } as const;

/** Where a visit begins behind the login; outside it a page has no script of the build (ADR 0033). */
const beginnings = ['src/app/overzicht/OverzichtPage.tsx'];

/** One figure of the budget. */
export interface BudgetLine {
  readonly name: string;
  /** kB after brotli. */
  readonly size: number;
  readonly limit: number;
}

async function kilobytes(folder: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((file) => stat(path.join(folder, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
}

/** As they stand in a document: together. */
async function styleKilobytes(folder: string, paths: readonly string[]): Promise<number> {
  const sheets = await Promise.all(paths.map((file) => readFile(path.join(folder, file), 'utf8')));
  return brotliCompressSync(sheets.join('')).length / 1000;
}

/** The budget in words, with a `!` before what is too large. */
export const budgetText = (lines: readonly BudgetLine[]): string =>
  lines
    .map(({ name, size, limit: most }) => {
      const allowed = Number.isFinite(most) ? ` (${most})` : '';
      return `${size <= most ? '  ' : '! '}${name.padEnd(72)}${size.toFixed(1).padStart(6)} kB${allowed}\n`;
    })
    .join('');

const layoutOf = (source: string) =>
  /\/(sessie|statuspaginas)\//.test(source)
    ? 'src/app/frame/OutsideLayout.tsx'
    : 'src/app/frame/InsideLayout.tsx';

const layouts = ['InsideLayout', 'OutsideLayout', 'EverywhereLayout'].map(
  (name) => `src/app/frame/${name}.tsx`,
);

/** The modules of the lazy components, as the code names them. */
async function lazyParts(): Promise<string[]> {
  const root = path.join(import.meta.dirname, '..');
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

/** The bytes of each route of a built and compressed client. */
export async function budget(folder: string): Promise<BudgetLine[]> {
  const manifest = readManifest(folder, 'nl');
  const files = (sources: readonly string[]) => {
    const { script, preloads, styles } = pageFiles(manifest, sources);
    return { scripts: [script, ...preloads], styles };
  };
  const lines: BudgetLine[] = [];
  for (const source of Object.keys(manifest).filter((name) => name.endsWith('Page.tsx'))) {
    const frame = new Set(files([layoutOf(source)]).scripts);
    const { scripts, styles } = files([layoutOf(source), source]);
    const added = scripts.filter((file) => !frame.has(file));
    const most = beginnings.includes(source) ? limit.first : Infinity;
    lines.push(
      { name: source, size: await kilobytes(folder, scripts), limit: most },
      {
        name: '  on top of its frame',
        size: await kilobytes(folder, added),
        limit: limit.onward,
      },
      { name: '  styles', size: await styleKilobytes(folder, styles), limit: limit.style },
    );
  }
  return lines;
}
