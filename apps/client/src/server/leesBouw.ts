import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Taal } from '@mijn/domain/taal';
import { type Bouw, type Manifest, type Stijl, stijlBestand } from './bestanden.ts';

/**
 * Makes a stylesheet fit to stand in a page.
 * @throws Error when it could end the element it stands in.
 */
export function maakStijl(tekst: string): Stijl {
  if (/<\/style/i.test(tekst)) throw new Error('The stylesheet would end its own element');
  return { tekst, hash: `sha256-${createHash('sha256').update(tekst).digest('base64')}` };
}

/**
 * Reads the browser's build of one language.
 * @param map folder of that build
 * @throws Error when there is no such build
 */
export function leesBouw(map: string, taal: Taal): Bouw {
  const lees = (bestand: string) => readFileSync(path.join(map, bestand), 'utf8');
  const manifest: Manifest = JSON.parse(lees(`.vite/manifest.${taal}.json`));
  const bestand = stijlBestand(manifest);
  return { manifest, stijl: maakStijl(bestand === undefined ? '' : lees(bestand)) };
}
