import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, paginaBestanden } from '../src/server/bestanden.ts';

/** kB of JavaScript after brotli: the first screen, and each route on top of it (quality.md). */
const grens = { eerste: 105, verder: 15 } as const;

async function kilobytes(map: string, paden: readonly string[]): Promise<number> {
  const maten = await Promise.all(paden.map((pad) => stat(path.join(map, `${pad}.br`))));
  return maten.reduce((som, { size }) => som + size, 0) / 1000;
}

const regel = (naam: string, kB: number, maximum: number) =>
  `${kB <= maximum ? '  ' : '! '}${naam.padEnd(48)}${kB.toFixed(1).padStart(7)} kB br (${maximum})`;

/** Lines that tell the bytes of each route of a built and compressed client, with a `!` before what is too large. */
export async function budget(map: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(map, '.vite/manifest.json'), 'utf8'),
  );
  const basis = paginaBestanden(manifest, []);
  const kern = new Set([basis.script, ...basis.voorladen]);
  const regels = [regel('core', await kilobytes(map, [...kern]), grens.eerste)];
  const css = await kilobytes(map, basis.stijlen);
  regels.push(`  ${'style'.padEnd(48)}${css.toFixed(1).padStart(7)} kB br`);
  for (const bron of Object.keys(manifest).filter((naam) => naam.endsWith('Page.tsx'))) {
    const erbij = paginaBestanden(manifest, [bron]).voorladen.filter((pad) => !kern.has(pad));
    const kB = await kilobytes(map, erbij);
    const vanKern = await kilobytes(map, [...kern]);
    regels.push(
      regel(bron, kB, grens.verder),
      regel('  as first screen', kB + vanKern, grens.eerste),
    );
  }
  return regels;
}
