import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, pageFiles, styleFile } from '../src/server/files.ts';

/** kB of JavaScript after brotli: the first screen, and each route on top of it (quality.md). */
const limit = { first: 105, onward: 15 } as const;

async function kilobytes(map: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((file) => stat(path.join(map, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
}

const line = (name: string, kB: number, maximum: number) =>
  `${kB <= maximum ? '  ' : '! '}${name.padEnd(66)}${kB.toFixed(1).padStart(7)} kB br (${maximum})`;

const layoutOf = (source: string) =>
  /\/(sessie|statuspaginas)\//.test(source)
    ? 'src/app/OutsideLayout.tsx'
    : 'src/app/InsideLayout.tsx';

/** Lines that tell the bytes of each route of a built and compressed client, with a `!` before what is too large. */
export async function budget(map: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(map, '.vite/manifest.nl.json'), 'utf8'),
  );
  const scripts = (sources: readonly string[]) => {
    const { script, preloads } = pageFiles(manifest, sources);
    return [script, ...preloads];
  };
  const css = await kilobytes(map, [styleFile(manifest) ?? ''].filter(Boolean));
  const lines = [`  ${'style'.padEnd(66)}${css.toFixed(1).padStart(7)} kB br`];
  for (const source of Object.keys(manifest).filter((name) => name.endsWith('Page.tsx'))) {
    const frame = new Set(scripts([layoutOf(source)]));
    const all = scripts([layoutOf(source), source]);
    const added = all.filter((file) => !frame.has(file));
    lines.push(line(`${source}, first screen`, await kilobytes(map, all), limit.first));
    lines.push(line('  on top of its frame', await kilobytes(map, added), limit.onward));
  }
  return lines;
}
