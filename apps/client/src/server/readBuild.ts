import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@mijn/domain/language';
import { type Build, type Manifest, type Style, styleFile } from './files.ts';

/**
 * Makes a stylesheet fit to stand in a page.
 * @throws Error when it could end the element it stands in.
 */
export function toStyle(tekst: string): Style {
  if (/<\/style/i.test(tekst)) throw new Error('The stylesheet would end its own element');
  return { tekst, hash: `sha256-${createHash('sha256').update(tekst).digest('base64')}` };
}

/**
 * Reads the browser's build of one language.
 * @param map folder of that build
 * @throws Error when there is no such build
 */
export function readBuild(map: string, language: Language): Build {
  const read = (file: string) => readFileSync(path.join(map, file), 'utf8');
  const manifest: Manifest = JSON.parse(read(`.vite/manifest.${language}.json`));
  const file = styleFile(manifest);
  return { manifest, style: toStyle(file === undefined ? '' : read(file)) };
}
