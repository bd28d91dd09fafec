import path from 'node:path';
import { isObject } from '@mijn/domain/values';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Addresses of the files of the build that one page needs. */
export interface PageFiles {
  readonly script: string;
  readonly preloads: readonly string[];
  /** Style sheets, those of imports first. */
  readonly styles: readonly string[];
  readonly font: string | undefined;
}

/** A module of the build in Vite's manifest. */
interface ManifestPart {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest: source → built file. */
export type Manifest = Readonly<Record<string, ManifestPart>>;

function isManifest(told: unknown): told is Manifest {
  return (
    isObject(told) &&
    Object.values(told).every((part) => isObject(part) && typeof part['file'] === 'string')
  );
}

/**
 * Parses Vite's manifest.
 * @throws Error when it is none
 */
function parseManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  if (!isManifest(manifest)) throw new Error('This is no manifest of the client');
  return manifest;
}

/** An inlined style sheet: its address, its text, and its hash for the CSP. */
export interface Style {
  readonly address: string;
  readonly text: string;
  /** `sha256-…` */
  readonly hash: string;
}

/** The browser's build, as the server uses it. */
export interface Build {
  readonly manifest: Manifest;
  readonly styles: ReadonlyMap<string, Style>;
}

const entry = 'src/main.tsx';

/** Collects a module and its imports, imports first, so that style rules keep their order. */
function collect(manifest: Manifest, source: string, seen: Set<string>): ManifestPart[] {
  const part = manifest[source];
  if (!part || seen.has(source)) return [];
  seen.add(source);
  return [...(part.imports ?? []).flatMap((other) => collect(manifest, other, seen)), part];
}

const address = (file: string) => `/${file}`;

/**
 * Returns the files that a page with these route modules needs.
 * @throws Error when the build has no entry
 */
export function pageFiles(manifest: Manifest, sources: readonly string[]): PageFiles {
  const script = manifest[entry]?.file;
  if (!script) throw new Error('The manifest of the client knows no entry');
  const seen = new Set<string>();
  const parts = [entry, ...sources].flatMap((source) => collect(manifest, source, seen));
  const unique = (paths: readonly string[]) => [...new Set(paths)].map(address);
  return {
    script: address(script),
    preloads: unique(parts.map(({ file }) => file).filter((file) => file !== script)),
    styles: unique(parts.flatMap(({ css = [] }) => css)),
    font: unique(Object.values(manifest).map(({ file }) => file)).find((file) =>
      file.endsWith('.woff2'),
    ),
  };
}

/**
 * Reads the manifest of the browser's build.
 * @param folder folder of that build
 * @throws Error when there is no such build
 */
export function readManifest(folder: string): Manifest {
  return parseManifest(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
}

function toStyle(href: string, text: string): Style {
  if (/<\/style/i.test(text)) throw new Error('The style sheet would end its own element');
  const hash = createHash('sha256').update(text).digest('base64');
  return { address: href, text, hash: `sha256-${hash}` };
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
