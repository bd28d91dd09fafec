import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Build, type Manifest, parseManifest, type Style } from './files.ts';

/**
 * Reads the manifest of the browser's build.
 * @param folder folder of that build
 * @throws Error when there is no such build
 */
export function readManifest(folder: string): Manifest {
  return parseManifest(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
}

function toStyle(address: string, text: string): Style {
  if (/<\/style/i.test(text)) throw new Error('The style sheet would end its own element');
  const hash = createHash('sha256').update(text).digest('base64');
  return { address, text, hash: `sha256-${hash}` };
}

/**
 * Reads the browser's build.
 * @param folder folder of that build
 * @throws Error when there is no such build, or a style sheet cannot be inlined
 */
export function readBuild(folder: string): Build {
  const manifest = readManifest(folder);
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = Array.from(sheets, (file) =>
    toStyle(`/${file}`, readFileSync(path.join(folder, file), 'utf8')),
  );
  return { manifest, styles: new Map(styles.map((style) => [style.address, style])) };
}
