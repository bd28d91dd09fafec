import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@mijn/domain/language';
import { type Build, type Manifest, type Style } from './files.ts';

/**
 * Makes a style sheet fit to stand in a page.
 * @throws Error when it could end the element it stands in.
 */
export function toStyle(address: string, text: string): Style {
  if (/<\/style/i.test(text)) throw new Error('The style sheet would end its own element');
  const hash = createHash('sha256').update(text).digest('base64');
  return { address, text, hash: `sha256-${hash}` };
}

/**
 * Reads the browser's build of one language.
 * @param map folder of that build
 * @throws Error when there is no such build
 */
export function readBuild(map: string, language: Language): Build {
  const read = (file: string) => readFileSync(path.join(map, file), 'utf8');
  const manifest: Manifest = JSON.parse(read(`.vite/manifest.${language}.json`));
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = [...sheets].map((file) => toStyle(`/${file}`, read(file)));
  return { manifest, styles: new Map(styles.map((style) => [style.address, style])) };
}
