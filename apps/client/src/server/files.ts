import type { Language } from '@mijn/domain/language';
import type { PageFiles } from './document.ts';

/** One module of the build, as Vite's manifest tells it. */
export interface ManifestPart {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest: source → built file. */
export type Manifest = Readonly<Record<string, ManifestPart>>;

/** The one stylesheet, that stands in every page: its text, and its hash for the CSP. */
export interface Style {
  readonly tekst: string;
  /** `sha256-…` */
  readonly hash: string;
}

/** What the server knows of the browser's build in one language. */
export interface Build {
  readonly manifest: Manifest;
  readonly style: Style;
}

/** A build per language. */
export type Builds = Readonly<Record<Language, Build>>;

const entry = 'src/main.tsx';

function collect(manifest: Manifest, source: string, seen: Set<string>): void {
  const part = manifest[source];
  if (!part || seen.has(source)) return;
  seen.add(source);
  for (const other of part.imports ?? []) collect(manifest, other, seen);
}

/** The file of the one stylesheet, from the top of the build; undefined when the build has none. */
export function styleFile(manifest: Manifest): string | undefined {
  return Object.values(manifest)
    .map(({ file }) => file)
    .find((file) => file.endsWith('.css'));
}

const address = (file: string) => `/${file}`;

/**
 * The files that a page with these route modules needs.
 * @throws Error when the build has no entry.
 */
export function pageFiles(manifest: Manifest, sources: readonly string[]): PageFiles {
  const script = manifest[entry]?.file;
  if (!script) throw new Error('The manifest of the client knows no entry');
  const seen = new Set<string>();
  for (const source of [entry, ...sources]) collect(manifest, source, seen);
  const parts = [...seen].map((source) => manifest[source]).filter((part) => part !== undefined);
  const unique = (paths: readonly string[]) => [...new Set(paths)].map(address);
  return {
    script: address(script),
    preloads: unique(parts.map(({ file }) => file).filter((file) => file !== script)),
    font: unique(Object.values(manifest).map(({ file }) => file)).find((path) =>
      path.endsWith('.woff2'),
    ),
  };
}
