import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@mijn/domain/language';
import { type Build, type Manifest, parseManifest } from './files.ts';
import { toStyle } from '../styles/toStyle.ts';

/**
 * Reads the manifest of the browser's build of one language.
 * @param folder where that build stands
 * @throws Error when there is no such build
 */
export function readManifest(folder: string, language: Language): Manifest {
  return parseManifest(readFileSync(path.join(folder, `.vite/manifest.${language}.json`), 'utf8'));
}

/**
 * Reads the browser's build of one language.
 * @param folder where that build stands
 * @throws Error when there is no such build
 */
export function readBuild(folder: string, language: Language): Build {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = readManifest(folder, language);
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = [...sheets].map((file) => toStyle(`/${file}`, read(file)));
  return { manifest, styles: new Map(styles.map((style) => [style.address, style])) };
}
