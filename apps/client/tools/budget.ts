import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, paginaBestanden, stijlBestand } from '../src/server/bestanden.ts';

/** kB of JavaScript after brotli: the first screen, and each route on top of it (quality.md). */
const grens = { eerste: 105, verder: 15 } as const;

async function kilobytes(map: string, paden: readonly string[]): Promise<number> {
  const maten = await Promise.all(paden.map((pad) => stat(path.join(map, `${pad}.br`))));
  return maten.reduce((som, { size }) => som + size, 0) / 1000;
}

const regel = (naam: string, kB: number, maximum: number) =>
  `${kB <= maximum ? '  ' : '! '}${naam.padEnd(66)}${kB.toFixed(1).padStart(7)} kB br (${maximum})`;

const layoutVan = (bron: string) =>
  /\/(sessie|statuspaginas)\//.test(bron) ? 'src/app/BuitenLayout.tsx' : 'src/app/BinnenLayout.tsx';

/** Lines that tell the bytes of each route of a built and compressed client, with a `!` before what is too large. */
export async function budget(map: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(map, '.vite/manifest.nl.json'), 'utf8'),
  );
  const scripts = (bronnen: readonly string[]) => {
    const { script, voorladen } = paginaBestanden(manifest, bronnen);
    return [script, ...voorladen];
  };
  const css = await kilobytes(map, [stijlBestand(manifest) ?? ''].filter(Boolean));
  const regels = [`  ${'style'.padEnd(66)}${css.toFixed(1).padStart(7)} kB br`];
  for (const bron of Object.keys(manifest).filter((naam) => naam.endsWith('Page.tsx'))) {
    const frame = new Set(scripts([layoutVan(bron)]));
    const alles = scripts([layoutVan(bron), bron]);
    const erbij = alles.filter((pad) => !frame.has(pad));
    regels.push(regel(`${bron}, first screen`, await kilobytes(map, alles), grens.eerste));
    regels.push(regel('  on top of its frame', await kilobytes(map, erbij), grens.verder));
  }
  return regels;
}
